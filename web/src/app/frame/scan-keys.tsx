import { ScriptOnce } from '@tanstack/react-router'

/**
 * Hears a hand scanner on every page, with the focus in no field: it types faster than anybody. A script of the first
 * HTML, because scans count while the page loads, too; it stands alone and refers to nothing outside itself.
 */
export function ScanKeys() {
  return import.meta.env.SSR && <ScriptOnce>{`(${listen.toString()})()`}</ScriptOnce>
}

/**
 * A key outside of fields is held back until the next one, or the silence after it, says whose it was: a scanner's keys
 * are a scan, a person's are pressed again. Without this the first sign of a scan would be a key of the page: digits go
 * into a quantity. No code begins with '/', so that goes to the search at once, and what follows it there however fast.
 */
function listen() {
  // As scan-events.ts has them. Shared with what is loaded later, the entry's file would come in several.
  const names = { scanned: 'shop-scanned', hears: 'shop-hears-scans' }
  // Milliseconds: between two keys of a scanner at most (slow ones by radio), and on average.
  const pause = 50
  const average = 30
  const sure = 10
  // Milliseconds without a key after which it is decided whose the keys were; nobody types three as fast as a scanner, so
  // that those have time for the rest to come from a busy device.
  const soon = pause + 10
  const patient = 200
  const fields =
    'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"], [type="file"])'
  /** What was scanned and nobody has taken yet. */
  const waiting: string[] = []
  let held = ''
  let first = 0
  let last = 0
  /** What was given back last as a person's, without a pause that a person makes, and when the last key of it was pressed. */
  let given = ''
  let givenBack = -Infinity
  let silence: ReturnType<typeof setTimeout> | undefined

  const place = () => document.activeElement ?? document.body
  const isTyping = () => place().matches(fields)
  /** Whether what is held came too fast for a person; few signs, such as the quantity on a label, must come faster still. */
  const isFast = (end: number) => end - first <= (held.length < 4 ? sure : average) * held.length
  /** How long the next key may take to arrive: keys come as late as the device is busy, and the next one as late as this one. */
  const patience = () =>
    (held.length > 2 && isFast(last) ? patient : soon) + Math.min(500, Math.max(0, performance.now() - last))
  const tell = () => document.dispatchEvent(new CustomEvent(names.scanned, { detail: waiting }))

  function stop(event: Event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** Whether what is held was pressed so soon after what was given back that one scanner has pressed both. */
  const isRest = () => first - givenBack <= (held.length < 4 ? sure : average)

  function take() {
    // The device was so busy that the beginning went as a person's. What is left alone may be another article's number,
    // and a '2' left of '12' another quantity.
    waiting.push(held === '' || isRest() ? given + held : held)
    held = given = ''
    tell()
  }

  /** Presses again what a person has typed, where the focus is by now. */
  function release() {
    const signs = held
    if (held !== '') {
      given = isRest() ? given + held : held
      givenBack = last
    }
    held = ''
    for (const key of signs) {
      const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      // A key may move the focus to a field; the sign itself then arrives there.
      // oxlint-disable-next-line typescript/no-deprecated
      if (place().dispatchEvent(again) && isTyping()) document.execCommand('insertText', false, key)
    }
  }

  /** A scanner may end with nothing at all; then it takes more to tell it from a person. */
  function decide() {
    if (held.length > 5 && isFast(last)) take()
    else release()
  }

  function onKey(event: KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, altKey, repeat, timeStamp } = event
    if (!event.isTrusted || /^(Shift|AltGraph|Alt|Control|CapsLock)$/.test(key)) return
    clearTimeout(silence)
    if (held !== '' && timeStamp - last > pause) decide()
    const isBegun = held !== ''
    const isAway = !isBegun && (isTyping() || document.querySelector('dialog[open]') !== null)
    const isEnd = isBegun ? isFast(timeStamp) : !isAway && timeStamp - givenBack <= sure
    if ((key === 'Enter' || key === 'Tab') && isEnd) {
      stop(event)
      take()
      return
    }
    const isPlain = !(ctrlKey || metaKey || altKey) || event.getModifierState('AltGraph')
    // What parts a GS1 code has no key of its own; scanners press Ctrl and what stands where US keyboards have ']'.
    const isSeparator = isBegun && ctrlKey && !altKey && code === 'BracketRight'
    const sign = isSeparator ? '\u001D' : isPlain && key.length === 1 ? key : ''
    const isElsewhere = isAway || (!isBegun && (key === ' ' || key === '/'))
    if (sign === '' || repeat || isElsewhere) {
      release()
      return
    }
    stop(event)
    if (!isBegun) first = timeStamp
    last = timeStamp
    held += sign
    silence = setTimeout(decide, patience())
  }

  // Of the window and on the way down, before any other key.
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-scan]')) return
    waiting.push('')
    tell()
  })
  document.addEventListener(names.hears, () => waiting.length > 0 && tell())
}
