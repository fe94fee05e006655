import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

const comingNear = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One for all of them: hundreds of observers would each be asked at every scroll. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) comingNear.get(target)?.()
    },
    { rootMargin: '2400px 0px' },
  )
  return observer
}

/** Whether an element has come near the screen, some screens before it is seen; it stays near from then on. */
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
    return () => sharedObserver().unobserve(element)
  }, [isNear])
  return { place, isNear }
}
