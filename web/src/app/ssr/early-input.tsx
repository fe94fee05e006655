import { ScriptOnce } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect } from 'react'

const names = { alive: 'shop-alive', received: 'shop-received' }

/**
 * What a visitor does before the page has come to life is not lost: what he typed or chose, each button that adds
 * something (`data-adds`), by itself or by Enter in its quantity (both within `data-adder`), the last other one he
 * pressed, the form he sent, Enter in any other field that stands in no form are handed to the page again until it has
 * received them.
 * Links, and forms that name their address, work by themselves. A form without one is held back; the browser would write
 * its fields, passwords among them, into the address. The script stands in the head, before everything that can be
 * pressed, and alone: it refers to nothing outside itself.
 */
export function EarlyInput() {
  // The server alone writes it; browsers need not load it twice.
  return import.meta.env.SSR && <ScriptOnce>{`(${watch.toString()})(${JSON.stringify(names)})`}</ScriptOnce>
}

/** For the root of the page: its frame has come to life, and what lies within is about to. */
export function useEarlyInput() {
  useEffect(() => void document.dispatchEvent(new Event(names.alive)), [])
}

/**
 * For the body of the page: React has found whom a press is for, or that a field has changed, so that neither is needed
 * again. Of an event that brings its field to life React tells the field nothing, for the value is not new to it.
 */
export const receiving = {
  onClickCapture: ({ nativeEvent }: SyntheticEvent) => receive(nativeEvent),
  onSubmitCapture: ({ nativeEvent }: SyntheticEvent) => receive(nativeEvent),
  onKeyDownCapture: ({ nativeEvent }: SyntheticEvent) => receive(nativeEvent),
  onInputCapture: ({ nativeEvent }: SyntheticEvent) => receive(nativeEvent),
  onChangeCapture: ({ target }: SyntheticEvent) => receive(target),
}

const receive = (detail: Event | EventTarget) =>
  document.dispatchEvent(new CustomEvent(names.received, { detail }))

function watch({ alive, received }: typeof names) {
  const known = new WeakSet<Event>()
  const changed = new Map<Element, { value: string; event: Event }>()
  /** Fields of which React has heard, and which it may not know: those of somebody else's script never change for it. */
  const heard = new WeakSet<Element>()
  const choice = 'input[type="checkbox"], input[type="radio"]'
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  const isEnter = (event: Event) => event instanceof KeyboardEvent && event.key === enter.key
  /** Buttons that add something, in the order in which they were pressed: each of them counts. */
  const adding = new Map<HTMLElement, Event>()
  let last: { event: Event; again: () => void } | undefined

  function keep(event: Event) {
    const { type, target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    // Its field may come to life between what was typed and the press, or by it, and the press counts for what was typed: the
    // first telling may bring the field to life, the second is heard.
    if (event.isTrusted && (type === 'click' || type === 'submit' || isEnter(event))) {
      tellFields()
      tellFields()
    }
    const button = target.closest<HTMLElement>('button:not([type="submit"])')
    // React hears of choices by the press, of other fields by the input.
    if (type === (target.matches(choice) ? 'click' : 'input'))
      changed.set(target, { value: 'value' in target ? String(target.value) : '', event })
    else if (type === 'click' && button?.hasAttribute('data-adds')) adding.set(button, event)
    else if (type === 'click' && button) last = { event, again: () => button.click() }
    else if (type === 'submit' && target instanceof HTMLFormElement && !target.hasAttribute('action')) {
      const { submitter } = event as SubmitEvent
      event.preventDefault()
      last = { event, again: () => target.requestSubmit(submitter) }
    } else if (isEnter(event) && target instanceof HTMLInputElement && !target.form) {
      // In a quantity it is the press of the button beside it: both of them mean one order.
      const adds = target.closest('[data-adder]')?.querySelector<HTMLElement>('[data-adds]')
      if (adds) adding.set(adds, event)
      else last = { event, again: () => target.dispatchEvent(new KeyboardEvent(type, enter)) }
    }
  }

  /**
   * React hears of a value only when it differs from the one that a script gave the element last; it may have put its
   * own in the place of what was typed.
   */
  function tell(element: Element, value: string) {
    const isInput = element instanceof HTMLInputElement
    if (isInput && element.matches(choice)) {
      // Of several radio buttons pressed in turn, the last counts.
      if (element.type === 'radio' && !element.checked) changed.delete(element)
      else {
        element.checked = !element.checked
        element.click()
      }
      return
    }
    if ((isInput && element.type !== 'file') || element instanceof HTMLTextAreaElement) {
      const { prototype } = isInput ? HTMLInputElement : HTMLTextAreaElement
      const { selectionStart, selectionEnd } = element
      element.value = `${value} `
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
      // Setting it moved the cursor; fields without one, such as those of e-mail addresses, have no selection.
      if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd)
    }
    element.dispatchEvent(new Event('input', { bubbles: true }))
    if (!isInput || element.type === 'file') element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function tellFields() {
    for (const [element, { value }] of changed) {
      if (element.isConnected) tell(element, value)
      else changed.delete(element)
      const told = changed.get(element)
      if (!told || !known.has(told.event)) continue
      // The first event React hears of may be the one that brought the field to life; of the next it tells a field of its own.
      if (heard.has(element)) changed.delete(element)
      heard.add(element)
    }
  }

  /** Everything that React has not received is tried anew until it is; then the page stands on its own. */
  function handOver(rounds: number) {
    tellFields()
    if (last && known.has(last.event)) last = undefined
    for (const [button, event] of adding) if (known.has(event) || !button.isConnected) adding.delete(button)
    // The fields first: what is ordered is the quantity typed. Then what adds, one after the other; the rest may lead away.
    if (changed.size === 0 || rounds === 0) {
      const [next] = adding.keys()
      if (next) next.click()
      else last?.again()
    }
    if (rounds > 0) setTimeout(handOver, 20, rounds - 1)
    else for (const kind of kinds) window.removeEventListener(kind, keep, true)
  }

  const kinds = ['input', 'click', 'submit', 'keydown']
  // Of the window, which hears of everything before React does.
  for (const kind of kinds) window.addEventListener(kind, keep, true)
  document.addEventListener(received, (event) => {
    const { detail } = event as CustomEvent<Event | Element>
    if (detail instanceof Event) known.add(detail)
    else changed.delete(detail)
  })
  document.addEventListener(alive, () => handOver(250), { once: true })
}
