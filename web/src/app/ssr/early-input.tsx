import { ScriptOnce } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect } from 'react'

const names = { alive: 'shop-alive', received: 'shop-received' }

/**
 * What a visitor does before the page has come to life is not lost: what he typed or chose, the last button he pressed,
 * the form he sent are handed to the page again until it has received them. Links, and forms that name their address,
 * work by themselves. A form without one is held back; the browser would write its fields, passwords among them, into
 * the address. The script stands in the head, before everything that can be pressed, and alone: it refers to nothing
 * outside itself.
 */
export function EarlyInput() {
  return <ScriptOnce>{`(${watch.toString()})(${JSON.stringify(names)})`}</ScriptOnce>
}

/** For the root of the page: its frame has come to life, and what lies within is about to. */
export function useEarlyInput() {
  useEffect(() => void document.dispatchEvent(new Event(names.alive)), [])
}

/** For the body of the page: React has found whom an event is for, so that it is not needed again. */
export const receiving = { onClickCapture: receive, onInputCapture: receive, onSubmitCapture: receive }

function receive({ nativeEvent }: SyntheticEvent) {
  document.dispatchEvent(new CustomEvent(names.received, { detail: nativeEvent }))
}

function watch({ alive, received }: typeof names) {
  const known = new WeakSet<object>()
  const changed = new Map<Element, Event>()
  let last: { event: Event; again: () => void } | undefined

  function keep(event: Event) {
    const { type, target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    const button = target.closest<HTMLElement>('button:not([type="submit"])')
    if (type === 'input') changed.set(target, event)
    else if (type === 'click' && button) last = { event, again: () => button.click() }
    else if (target instanceof HTMLFormElement && !target.hasAttribute('action')) {
      const { submitter } = event as SubmitEvent
      event.preventDefault()
      last = { event, again: () => target.requestSubmit(submitter) }
    }
  }

  /** React hears of a value only when it differs from the one that a script gave the element last. */
  function tell(element: Element) {
    const isInput = element instanceof HTMLInputElement
    if (isInput && /checkbox|radio/.test(element.type)) {
      // Of several radio buttons pressed in turn, the last counts.
      if (element.type === 'radio' && !element.checked) changed.delete(element)
      else {
        element.checked = !element.checked
        element.click()
      }
      return
    }
    if ((isInput && element.type !== 'file') || element instanceof HTMLTextAreaElement) {
      const { value } = element
      const { prototype } = isInput ? HTMLInputElement : HTMLTextAreaElement
      element.value = `${value} `
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
    }
    element.dispatchEvent(new Event('input', { bubbles: true }))
    if (!isInput || element.type === 'file') element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Everything that React has not received is tried anew until it is; then the page stands on its own. */
  function handOver(rounds: number) {
    for (const [element, event] of changed)
      if (known.has(event) || !element.isConnected) changed.delete(element)
      else tell(element)
    if (last && known.has(last.event)) last = undefined
    last?.again()
    if (rounds > 0) setTimeout(handOver, 50, rounds - 1)
    else for (const kind of kinds) window.removeEventListener(kind, keep, true)
  }

  const kinds = ['input', 'click', 'submit']
  // Of the window, which hears of everything before React does.
  for (const kind of kinds) window.addEventListener(kind, keep, true)
  document.addEventListener(received, (event) => known.add((event as CustomEvent<object>).detail))
  document.addEventListener(alive, () => handOver(100), { once: true })
}
