import styles from './face.module.css'

const columns = 4
const rows = 3
/** Which tiles of the little wall stand out, per face. */
const marked = { empty: [5, 6], missing: [6], error: [1, 6, 11], preparation: [8, 9, 10, 11] }

/** A small tiled wall: full, with a gap, cracked or half laid. */
export function Tiles({ kind }: { kind: keyof typeof marked }) {
  const tiles = Array.from({ length: columns * rows }, (_, index) => index)
  return (
    <svg className={styles.tiles} data-kind={kind} viewBox="0 0 164 92" aria-hidden>
      {tiles.map((index) => (
        <rect
          key={index}
          x={2 + (index % columns) * 41}
          y={2 + Math.floor(index / columns) * 30}
          width="38"
          height="27"
          data-marked={marked[kind].includes(index) || undefined}
        />
      ))}
    </svg>
  )
}
