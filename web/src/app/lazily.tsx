import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { BlockError } from './faces/block.tsx'
import { missingScript } from './missing-script.ts'
import { say } from './toasts/toast-store.ts'

type Part<Props> = ComponentType<Props> & {
  /** Loads it ahead, when pointer or focus come near what will open it, or for a loader to wait for. Never fails. */
  prepare: () => Promise<void>
}

interface MissingProps<Props> extends ErrorComponentProps {
  /** What the part was to be drawn with first. */
  part: Props
}

/** What the server loads before it serves. */
const parts = new Set<() => Promise<void>>()

/**
 * Loads every part of the screens loaded so far, and what these hold. On the server alone: a part that is still on its
 * way is sent behind the rest of the page, and what stands below it moves as it comes.
 */
export async function prepareParts(): Promise<void> {
  // Those that are added meanwhile are met, too.
  for (const prepare of parts) await prepare()
}

/**
 * A part of a screen that is loaded when it is first drawn. React's own `lazy` takes the whole screen away where a part
 * cannot be loaded, for as long as the page is open; this one says so in the part's place, and tries again on demand
 * and whenever the part is drawn anew.
 * @param Missing what stands there instead
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps<Props>> = BlockError,
): Part<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: (current = await load()) }
      } catch {
        throw await missingScript()
      }
    })
  // What has been loaded is drawn at once.
  let current: ComponentType<Props> = begin()
  const Current = (props: Props) => createElement(current, props)

  function Lazily(props: Props) {
    // One component as long as it stands there: another one each time would tell the same again and again.
    const [Failed] = useState(() => (caught: ErrorComponentProps) => <Missing {...caught} part={props} />)
    return (
      <CatchBoundary
        getResetKey={() => ''}
        // Not before it is caught: what fails at once would be asked for without end.
        onCatch={() => void (current = begin())}
        errorComponent={Failed}
      >
        <Current {...props} />
      </CatchBoundary>
    )
  }

  async function prepare() {
    try {
      current = await load()
    } catch {
      // Nobody has asked for it yet; it is told when somebody does.
    }
  }
  if (import.meta.env.SSR) parts.add(prepare)
  return Object.assign(Lazily, { prepare })
}

/** The same for dialogs: one that cannot be had says so in a toast and counts as closed. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return lazily(load, MissingDialog<Props>)
}

function MissingDialog<Props extends { onClose: () => void }>({ error, part }: MissingProps<Props>) {
  useEffect(() => {
    say({ kind: 'error', error })
    part.onClose()
    // Told once, however often the screen behind is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error])
  return null
}

/** The same for what helps but is not missed, like suggestions. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazily(load, () => null)
