import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

const comingNear = new WeakMap<Element, () => void>()
/** Elements that are near and whose turn has not come. */
const waiting = new Set<Element>()
let isTurnAsked = false
let observer: IntersectionObserver | undefined
/** Where the page stood when somebody last looked. */
let stoodAt = 0

/** Pixels between two frames that nobody reads at: on a slow device frames are long, and drawing makes them longer. */
const fast = 120
/** How long a page that was scrolled fast is left alone before it is looked at again, ms. */
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
  // Behind the frame: within it, asking where the page stands would have it laid out twice.
  requestAnimationFrame(() => setTimeout(turn))
}

function turn(): void {
  if (hasMoved()) {
    rest()
    return
  }
  isTurnAsked = false
  takeTurn()
  askTurn()
}

/** No script has a part in the frames of a page that is scrolled fast, until it goes no further than that in a while. */
function rest(): void {
  stoodAt = scrollY
  setTimeout(() => {
    if (hasMoved()) {
      rest()
      return
    }
    isTurnAsked = false
    askTurn()
  }, calm)
}

const hasMoved = (): boolean => Math.abs(scrollY - stoodAt) > fast

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
