import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react'
import styles from './later.module.css'
import { useStoodWhole } from './stood-whole.ts'

/**
 * For what lies below the first sight of a screen. When a link has led here it is drawn right after that, in pieces, so
 * that the change of page does not wait for it. The first HTML has all of it at once; so has a page that Back leads to,
 * whose place and focus are restored, and one that a link leads to the middle of.
 */
export function Later({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const { hasStood, note } = useStoodWhole('below')
  const hash = useLocation({ select: (location) => location.hash })
  const [isWhole] = useState(!isHydrated || hash !== '' || hasStood)
  const isShown = useDeferredValue(true, isWhole)
  // As it is drawn: on a busy machine a link in it can be followed before effects that wait.
  useLayoutEffect(() => {
    if (isShown) note()
  }, [isShown, note])
  return isShown ? children : <div className={styles.room} />
}
