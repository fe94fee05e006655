/** Remembers what is in the middle of a scrolled area; called when its content has another size, the result puts it there again. */
export function keepMiddle(area: HTMLElement): () => void {
  const x = (area.scrollLeft + area.clientWidth / 2) / area.scrollWidth
  const y = (area.scrollTop + area.clientHeight / 2) / area.scrollHeight
  return () =>
    area.scrollTo(x * area.scrollWidth - area.clientWidth / 2, y * area.scrollHeight - area.clientHeight / 2)
}
