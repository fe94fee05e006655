import type { ReactNode } from 'react'
import type { Pictogram } from './safety-data.ts'

/** The flame of GHS02 and GHS03, about 40 wide and 50 high. */
const flame =
  'M51 19C57 31 69 38 68 54C67 64 60 70 50 70C40 70 32 64 33 53C33 45 39 42 40 33C44 37 45 41 45 45C50 38 53 30 51 19Z'
const inFlame =
  'M50 66C44 66 40 62 41 56C42 52 45 50 46 46C48 49 49 51 49 53C52 51 53 47 53 43C57 48 60 52 59 57C58 63 55 66 50 66Z'

/** What the regulation (CLP, annex V) puts into each diamond, drawn by ourselves on a field of 100 by 100. */
const symbols: Record<Pictogram, ReactNode> = {
  GHS01: (
    <>
      <circle cx="48" cy="64" r="14" />
      <path d="m38 53 5 6 3-8 5 7 5-6 4 8" fill="none" stroke="#fff" strokeWidth="3" />
      <path
        d="M50 45V22M41 46l-8-18M59 46l8-18M34 53l-13-7M65 54l14-7M67 65h9"
        fill="none"
        stroke="#000"
        strokeWidth="2.6"
      />
      <path d="m43 39 4-4 1 6zM55 33l5 1-3 5zM30 41l5-3 2 5zM66 42l6-3-1 6zM71 57l5-2-1 5z" />
    </>
  ),
  GHS02: (
    <>
      <path d={flame} />
      <path d={inFlame} fill="#fff" />
      <path d="M37 73h26v4H37z" />
    </>
  ),
  GHS03: (
    <>
      <path d={flame} transform="translate(19 3) scale(.62 .68)" />
      <path d={inFlame} fill="#fff" transform="translate(19 3) scale(.62 .68)" />
      <circle cx="50" cy="61" r="11" fill="#fff" stroke="#000" strokeWidth="5" />
      <path d="M41 75.5h18V79H41z" />
    </>
  ),
  GHS04: (
    <g transform="rotate(-32 50 50)">
      <path d="M25 42h35c5 0 6 5 9 5h5v-4h4v14h-4v-4h-5c-3 0-4 5-9 5H25c-5-3-5-13 0-16z" />
    </g>
  ),
  GHS05: (
    <>
      <g fill="#fff" stroke="#000" strokeWidth="2.2">
        <path d="m30 39 14-10c4-2 8 4 4 7L34 45z" />
        <path d="m52 39 13-10c4-2 7 4 4 7L56 45z" />
      </g>
      <path d="m30 39 10-4-6 10zM52 39l10-4-6 10z" stroke="#000" strokeWidth="2.2" />
      <path d="M32 47c2 3 2 5 0 5s-2-2 0-5zM55 47c2 3 2 5 0 5s-2-2 0-5zM32 53c2 3 2 5 0 5s-2-2 0-5zM55 53c2 3 2 5 0 5s-2-2 0-5z" />
      <path d="M20 60h7c1 5 9 5 10 0h7v6H26z" />
      <path d="M50 60h2c1 5 6 5 7 0h5c5 0 8 3 8 7l-8 8c-2-3-4-4-7-4h-8c-3 0-3-4 0-4h5h-4c-4 0-4-7 0-7z" />
    </>
  ),
  GHS06: (
    <>
      <path d="m32 63 34 11M68 63 34 74" fill="none" stroke="#000" strokeWidth="5" strokeLinecap="round" />
      <g>
        <circle cx="32" cy="60.5" r="3" />
        <circle cx="30" cy="64.5" r="2.8" />
        <circle cx="68" cy="60.5" r="3" />
        <circle cx="70" cy="64.5" r="2.8" />
        <circle cx="36" cy="76" r="2.8" />
        <circle cx="64" cy="76" r="2.8" />
      </g>
      <path
        d="M50 20c11 0 18 7 18 17 0 6-2 10-7 12v8c0 4-22 4-22 0v-8c-5-2-7-6-7-12 0-10 7-17 18-17z"
        stroke="#fff"
        strokeWidth="2"
      />
      <g fill="#fff">
        <ellipse cx="42.5" cy="39" rx="4.6" ry="5" />
        <ellipse cx="57.5" cy="39" rx="4.6" ry="5" />
        <path d="m50 43 3 6h-6zM44 52h1.500v6H44zM49.2 52h1.600v6h-1.600zM54.5 52H56v6h-1.500z" />
      </g>
    </>
  ),
  GHS07: (
    <>
      <path d="M44 28c0-8 12-8 12 0l-3 28c-.5 4-5.5 4-6 0z" />
      <circle cx="50" cy="70" r="6.5" />
    </>
  ),
  GHS08: (
    <>
      <path d="M43 26c0-9 14-9 14 0 0 5-1 8-3 10v3c9 3 15 6 15 14v17l-8 8H39l-8-8V53c0-8 6-11 15-14v-3c-2-2-3-5-3-10z" />
      <path d="m50 42 3 10 9-6-5 9 11 2-10 4 6 9-10-5-4 10-3-10-10 5 5-9-10-4 10-3-5-9 9 6z" fill="#fff" />
    </>
  ),
  GHS09: (
    <>
      <path
        d="M40 68V26M40 54 27 43M32 47l-1-7M40 44l10-9M45 39l-1-8M40 37l-7-8"
        fill="none"
        stroke="#000"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M20 62c8-3 18-2 25 2 4 4 9 7 20 8l-8 8H44z" />
      <path d="M46 58c6-8 16-9 22-3l7-5c-1 5-1 8 0 11l-7-3c-6 6-16 6-22 0z" />
      <path d="m50 55 3 3m0-3-3 3" stroke="#fff" strokeWidth="1.3" fill="none" />
    </>
  ),
}

/** A hazard pictogram: a black symbol on white in a red diamond; told in words beside it. */
export function GhsPictogram({ code }: { code: Pictogram }) {
  return (
    <svg viewBox="0 0 100 100" width="76" height="76" aria-hidden>
      {/* The colours are the regulation's, in both themes. */}
      <path d="M50 5 95 50 50 95 5 50z" fill="#fff" stroke="#d4141c" strokeWidth="6" />
      {symbols[code]}
    </svg>
  )
}
