import { isPositive } from '@shop/contract/exact'
import { parseDecimal } from '@shop/contract/number-format'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './area-calculator.module.css'
import { CalculatedNeed } from './calculated-need.tsx'
import { hasSkirting, jointOf, type Material } from './laying-material.ts'
import { neededQuantity } from './needed-quantity.ts'
import type { Article } from './queries.ts'
import {
  type CalculationProblem,
  calculationProblems,
  isJointWrong,
  isSizeWrong,
  isWasteWrong,
} from './calculation-problem.ts'
import { areaOf, emptyRoom, readNumber, type Room, unfinishedRooms } from './room-area.ts'
import { RoomFields } from './room-fields.tsx'
import { SizeField } from './size-field.tsx'
import { WallFields } from './wall-fields.tsx'
import { noWalls, wallLength } from './wall-length.ts'

interface AreaCalculatorProps {
  article: Article
  material: readonly Material[]
  maxQuantity: number
  onTake: (quantity: string) => void
}

/** Cut-offs of a plain layout, in percent. */
const usualWaste = '10'

/** Turns the area of rooms and a waste percentage into cartons, into what they are laid with, and into skirting. */
export function AreaCalculator({ article, material, maxQuantity, onTake }: AreaCalculatorProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const [rooms, setRooms] = useState<readonly Room[]>([emptyRoom])
  const [walls, setWalls] = useState(noWalls)
  const [waste, setWaste] = useState(usualWaste)
  const usualJoint = jointOf(material)
  const [joint, setJoint] = useState(usualJoint === undefined ? '' : formats.decimal(usualJoint))
  const { number: format } = formats
  const area = areaOf(rooms, format)
  const wastePercent = readNumber(waste, format)
  const needed = neededQuantity(article, area, wastePercent, String(maxQuantity))
  const problems = calculationProblems(rooms, walls, { waste, joint }, format)
  const problemId = useId()
  const lastRoom = useRef<HTMLFieldSetElement>(null)
  const idOf = (problem: CalculationProblem) => `${problemId}${problem}`
  const problemOf = (size: string) => (isSizeWrong(size, format) ? idOf('sizesWrong') : undefined)
  /** Its fields stand before the button: who has pressed it goes on in the first one. */
  function addRoom() {
    flushSync(() => setRooms([...rooms, emptyRoom]))
    lastRoom.current?.querySelector('input')?.focus()
  }
  return (
    <details className={styles.calculator}>
      <summary>{t('areaCalculator')}</summary>
      {rooms.map((room, index) => (
        <RoomFields
          // Rooms have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          ref={index === rooms.length - 1 ? lastRoom : undefined}
          room={room}
          problemOf={problemOf}
          onChange={(next) => setRooms(rooms.with(index, next))}
          onRemove={rooms.length > 1 ? () => setRooms(rooms.toSpliced(index, 1)) : undefined}
        />
      ))}
      <div className={styles.fields}>
        <Button look="ghost" size="small" onClick={addRoom}>
          {t('addRoom')}
        </Button>
        <div className={styles.numbers}>
          {usualJoint !== undefined && (
            <SizeField
              label={t('joint')}
              value={joint}
              maxLength={4}
              problem={isJointWrong(joint, format) ? idOf('jointWrong') : undefined}
              onChange={setJoint}
            />
          )}
          <SizeField
            label={t('waste')}
            value={waste}
            maxLength={4}
            problem={isWasteWrong(waste, format) ? idOf('wasteWrong') : undefined}
            onChange={setWaste}
          />
        </div>
      </div>
      {hasSkirting(material) && <WallFields walls={walls} problemOf={problemOf} onChange={setWalls} />}
      <output className={styles.notice}>
        {problems.map((problem) => (
          <span key={problem} id={idOf(problem)}>
            {t(problem)}
          </span>
        ))}
      </output>
      {problems.length === 0 && needed !== undefined && isPositive(area) && (
        <CalculatedNeed
          article={article}
          laid={{
            area,
            wall: wallLength(rooms, walls, format),
            waste: wastePercent,
            joint: parseDecimal(joint, format),
          }}
          unfinished={unfinishedRooms(rooms, format)}
          needed={needed}
          material={material}
          maxQuantity={maxQuantity}
          onTake={onTake}
        />
      )}
    </details>
  )
}
