import { useSuspenseQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { Block } from '#web/app/faces/block.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { Availability } from '#web/ui/availability/availability.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { useIsAloud } from '#web/ui/field/use-is-aloud.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { byDistance, distancesFrom, radii } from './plant-distance.ts'
import styles from './plants.module.css'
import { plantsQuery } from './queries.ts'
import { usePosition } from './use-position.ts'

interface PlantsProps {
  matnr: string
  /** Unit the stock is told in. */
  unit: string
}

/** Stock at every branch, the nearest first. */
export function Plants(props: PlantsProps) {
  const t = useTexts('article')
  const { showAvailability } = useSession()
  if (!showAvailability) return null
  return (
    <section className={styles.plants} aria-labelledby="stock">
      <h2 id="stock">{t('plants')}</h2>
      <Block>
        <Suspense fallback={<Skeleton width="100%" height="18rem" />}>
          <PlantList {...props} />
        </Suspense>
      </Block>
    </section>
  )
}

function PlantList({ matnr, unit }: PlantsProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const { plants } = useSuspenseQuery(plantsQuery(matnr, unit)).data
  const [radius, setRadius] = useState<number>()
  const { origin, problem, isLocating, locate, locatePostcode } = usePosition(async (plz) =>
    (await import('./postcode-regions.ts')).positionOfPostcode(plz, plants),
  )
  const measured = origin ? distancesFrom(origin.position, plants) : plants
  const [fieldId, problemId] = [useId(), useId()]
  const told = problem && t(problemTexts[problem.kind])
  const wrong = problem?.kind === 'unknown' ? problem : undefined
  const isAloud = useIsAloud(told, fieldId)
  // A guest has no branch to measure from until he tells where he is.
  const isMeasured = origin !== undefined || plants.some(({ own }) => own)
  const within = isMeasured ? radius : undefined
  const near = byDistance(measured, within)
  const [nearest] = byDistance(measured, undefined)
  const isNoneNear = within !== undefined && near.every(({ distance }) => distance > within)
  const distanceText = (distance: number) =>
    t(origin?.isExact === false ? 'kilometresAbout' : 'kilometres', {
      km: formats.decimal(Math.round(distance)),
    })
  return (
    <>
      <div className={styles.tools}>
        <select
          aria-label={t('radius')}
          disabled={!isMeasured}
          value={radius ?? ''}
          onChange={({ target }) => setRadius(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('allPlants')}</option>
          {radii.map((km) => (
            <option key={km} value={km}>
              {t('within', { km })}
            </option>
          ))}
        </select>
        <Button
          look="ghost"
          size="small"
          busy={isLocating}
          icon={<LocateFixed aria-hidden size={18} />}
          onClick={locate}
        >
          {t('fromHere')}
        </Button>
        <Postcode
          id={fieldId}
          wrong={wrong}
          describedBy={wrong && problemId}
          onSearch={(plz) => void locatePostcode(plz)}
        />
      </div>
      {told && (
        <p id={problemId} className={styles.refused} role={!wrong || isAloud ? 'alert' : undefined}>
          {told}
        </p>
      )}
      <output className={styles.none}>{isNoneNear && t('noneWithin')}</output>
      <output className="visually-hidden">
        {isLocating && t('locating')}
        {!isLocating &&
          origin &&
          nearest &&
          t('nearest', { plant: nearest.name, distance: distanceText(nearest.distance) })}
      </output>
      <ul className="plain-list">
        {near.map((plant) => (
          <li key={plant.werks} className={styles.plant}>
            <span className={styles.name}>
              {plant.name}
              {plant.own && <span className={styles.own}>{t('ownPlant')}</span>}
            </span>
            <span className={styles.distance}>{isMeasured && distanceText(plant.distance)}</span>
            <span className={styles.stock}>
              <Availability flag={plant.availabilityFlag} replenishmentDate={plant.replenishmentDate} />
            </span>
            <span className={styles.quantity}>
              {plant.quantity !== '0' && formats.quantity(plant.quantity, unit)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const problemTexts = {
  refused: 'noPosition',
  unknown: 'unknownPostcode',
  offline: 'postcodeOffline',
} as const

interface PostcodeProps {
  id: string
  /** What was not accepted, anew with each try: the focus comes back to it. */
  wrong: object | undefined
  /** Id of the sentence that tells what is wrong with it. */
  describedBy: string | undefined
  onSearch: (plz: string) => void
}

/** For those who do not tell their position, or cannot. */
function Postcode({ id, wrong, describedBy, onSearch }: PostcodeProps) {
  const t = useTexts('article')
  const [plz, setPlz] = useState('')
  const form = useFirstWrong(wrong)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(plz.trim())
  }
  return (
    <form ref={form} className={styles.postcode} onSubmit={submit}>
      <input
        id={id}
        aria-label={t('postcode')}
        aria-invalid={wrong !== undefined}
        aria-describedby={describedBy}
        placeholder={t('postcodeShort')}
        value={plz}
        inputMode="numeric"
        autoComplete="postal-code"
        // With the sign of the country, as it is pasted.
        maxLength={10}
        onChange={({ target }) => setPlz(target.value)}
      />
      <Button type="submit" look="ghost" size="small">
        {t('fromPostcode')}
      </Button>
    </form>
  )
}
