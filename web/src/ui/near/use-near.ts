import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

const comingNear = new WeakMap<Element, () => void>()
/** Elements that are near and whose turn has not come. */
const waiting = new Set<Element>()
let isTurnAsked = false
let observer: IntersectionObserver | undefined
/** Where the page stood in the frame before, and until when it counts as scrolled fast (ms of the frames' clock). */
let stoodAt = 0
let isFastUntil = 0

/** Pixels between two frames that nobody reads at: on a slow device frames are long, and drawing makes them longer. */
const fast = 120
/** How long a page stands still or goes slowly before it is no longer scrolled fast, ms. */
const calm = 100

/** One for all of them: hundreds of observers would each be asked at every scroll. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) waiting.add(target)
        else waiting.delete(target)
      }
      askTurn()
    },
    { rootMargin: '100% 0px' },
  )
  return observer
}

function askTurn(): void {
  if (isTurnAsked || waiting.size === 0) return
  isTurnAsked = true
  stoodAt = scrollY
  requestAnimationFrame((now) => {
    isTurnAsked = false
    if (!isScrolledFast(now)) takeTurn()
    askTurn()
  })
}

function isScrolledFast(now: number): boolean {
  if (Math.abs(scrollY - stoodAt) > fast) isFastUntil = now + calm
  return now < isFastUntil
}

/** One with each frame; what somebody has passed meanwhile has none. */
function takeTurn(): void {
  const [element] = waiting
  if (element === undefined) return
  waiting.delete(element)
  comingNear.get(element)?.()
}

/** Whether an element has come near the screen, a screen before it is seen; it stays near from then on. */
export function useNear<T extends Element>(): { place: RefObject<T | null>; isNear: boolean } {
  const place = useRef<T>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return undefined
    comingNear.set(element, () => {
      startTransition(() => setNear(true))
    })
    sharedObserver().observe(element)
    return () => {
      sharedObserver().unobserve(element)
      waiting.delete(element)
    }
  }, [isNear])
  return { place, isNear }
}
