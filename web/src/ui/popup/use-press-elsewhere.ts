import { useEffect, useEffectEvent } from 'react'

/** Tells of each press of the pointer outside of the place that what is open belongs to, for as long as it is. */
export function usePressElsewhere(
  open: boolean,
  place: () => Element | null | undefined,
  onElsewhere: () => void,
) {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && place()?.contains(target) !== true) onElsewhere()
  })
  useEffect(() => {
    if (!open) return undefined
    const listener = (event: PointerEvent) => onPress(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [open])
}
