import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { keepMiddle } from './keep-middle.ts'
import styles from './zoom-dialog.module.css'

interface ZoomDialogProps {
  pictures: readonly { source: string; title: string }[]
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

const levels = [1, 1.6, 2.5]

/**
 * The same picture as the page already shows it: it stands there until the large one has come, and where that cannot be
 * had. Drawn from the page itself; by its address the browser may ask for it anew, and wait as long.
 */
function Smaller({ source }: { source: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const shown = [...document.images].filter(
      ({ complete, naturalWidth, src }) => complete && naturalWidth > 0 && src.includes(source),
    )
    const [best] = shown.toSorted((a, b) => b.naturalWidth - a.naturalWidth)
    if (!canvas.current || !best) return
    canvas.current.width = best.naturalWidth
    canvas.current.height = best.naturalHeight
    canvas.current.getContext('2d')?.drawImage(best, 0, 0)
  }, [source])
  return <canvas ref={canvas} width={0} height={0} aria-hidden />
}

/** A picture as large as the screen allows and larger; arrows change the picture, plus and minus its size. */
export function ZoomDialog({ pictures, shown, onShow, onClose }: ZoomDialogProps) {
  const t = useTexts('article')
  const [level, setLevel] = useState(0)
  const [wasTurned, setTurned] = useState(false)
  const area = useRef<HTMLElement>(null)
  const picture = pictures[shown]
  // Not the close button: the keys belong to the picture.
  useEffect(() => area.current?.focus(), [])
  if (!picture) return null

  const turn = (by: number) => {
    setTurned(true)
    onShow((shown + by + pictures.length) % pictures.length)
  }
  const zoom = (by: number) => {
    const putBack = area.current ? keepMiddle(area.current) : () => {}
    flushSync(() => setLevel(Math.min(Math.max(level + by, 0), levels.length - 1)))
    putBack()
  }
  const keys: Record<string, () => void> = {
    '+': () => zoom(1),
    '-': () => zoom(-1),
    // A larger picture is moved by the arrow keys.
    ...(level === 0 && { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <Dialog
      title={picture.title}
      wide
      onClose={onClose}
      actions={
        <>
          {pictures.length > 1 && (
            <>
              <Button look="plain" aria-label={t('previousPicture')} onClick={() => turn(-1)}>
                <ChevronLeft aria-hidden size={20} />
              </Button>
              <Button look="plain" aria-label={t('nextPicture')} onClick={() => turn(1)}>
                <ChevronRight aria-hidden size={20} />
              </Button>
            </>
          )}
          <Button look="plain" aria-label={t('smaller')} disabled={level === 0} onClick={() => zoom(-1)}>
            <ZoomOut aria-hidden size={20} />
          </Button>
          <Button
            look="plain"
            aria-label={t('larger')}
            disabled={level === levels.length - 1}
            onClick={() => zoom(1)}
          >
            <ZoomIn aria-hidden size={20} />
          </Button>
        </>
      }
    >
      {/* It has keys for looking around, as what scrolls has; nothing in it is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={area}
        className={styles.area}
        // The area scrolls and takes keys, so it must be reachable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('zoomKeys')}
        onKeyDown={onKeyDown}
      >
        <div style={{ width: `calc(min(100%, var(--side)) * ${levels[level] ?? 1})` }}>
          <Smaller key={picture.source} source={picture.source} />
          <ArticlePicture source={picture.source} size={1200} alt={picture.title} eager />
        </div>
      </section>
      {/* The first one is named with the dialog. */}
      <output className="visually-hidden">
        {wasTurned && t('pictureOf', { place: shown + 1, total: pictures.length, title: picture.title })}
      </output>
    </Dialog>
  )
}
