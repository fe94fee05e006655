import { Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './camera-dialog.module.css'
import { useCamera } from './use-camera.ts'

interface CameraDialogProps {
  onRead: (code: string) => void
  onClose: () => void
}

/** The camera's picture with a frame to hold the code into; below it the number by hand, whatever the camera does. */
export function CameraDialog({ onRead, onClose }: CameraDialogProps) {
  const t = useTexts('scan')
  const [number, setNumber] = useState('')
  function take(code: string) {
    onClose()
    onRead(code)
  }
  const { video, state, canSwitch, next, torch, toggleTorch } = useCamera(take)
  const isLive = state === 'live' || state === 'unclear'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (number.trim() !== '') take(number)
  }
  return (
    <Dialog title={t('camera')} onClose={onClose}>
      <div className={styles.camera}>
        {isLive || state === 'asking' ? (
          <div className={styles.picture}>
            {/* What it shows is what stands before the camera; there is nothing to caption. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <video ref={video} muted playsInline aria-label={t('picture')} />
            <span className={styles.frame} aria-hidden />
            <div className={styles.tools}>
              {torch !== undefined && (
                <button type="button" className={styles.tool} aria-pressed={torch} onClick={toggleTorch}>
                  {torch ? <FlashlightOff aria-hidden size={22} /> : <Flashlight aria-hidden size={22} />}
                  {t('torch')}
                </button>
              )}
              {canSwitch && (
                <button type="button" className={styles.tool} onClick={next}>
                  <SwitchCamera aria-hidden size={22} />
                  {t('otherCamera')}
                </button>
              )}
            </div>
          </div>
        ) : (
          <Notice kind="warning">{t(`camera.${state}`)}</Notice>
        )}
        <p className={styles.hint} aria-live="polite">
          {state === 'asking' && t('cameraAsking')}
          {state === 'live' && t('cameraLive')}
          {state === 'unclear' && t('cameraUnclear')}
        </p>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={t('byHand')}
            required
            value={number}
            maxLength={90}
            autoComplete="off"
            enterKeyHint="go"
            onChange={({ target }) => setNumber(target.value)}
          />
          <Button type="submit" look="plain" disabled={number.trim() === ''}>
            {t('take')}
          </Button>
        </form>
        <p className={styles.hint}>{t('cameraPrivate')}</p>
      </div>
    </Dialog>
  )
}
