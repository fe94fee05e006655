import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the entry of the open page in sight in a navigation that scrolls sideways on a phone. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const navigation = useRef<HTMLElement>(null)
  const seen = useRef<HTMLElement>(null)
  // Draws anew with every change of the address; which entry is current then says the document.
  useLocation({ select: ({ href }) => href })
  useEffect(() => {
    const bar = navigation.current
    const current = bar?.querySelector<HTMLElement>('[aria-current="page"]') ?? null
    if (bar && current && current !== seen.current) {
      const before = current.getBoundingClientRect().left - bar.getBoundingClientRect().left
      bar.scrollLeft += before - (bar.clientWidth - current.offsetWidth) / 2
    }
    seen.current = current
  })
  return navigation
}
