import { compare } from '@shop/contract/exact'
import { parseDecimal } from '@shop/contract/number-format'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSettled } from '#web/app/frame/use-settled.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './area-calculator.module.css'
import { CalculatedNeed } from './calculated-need.tsx'
import { hasSkirting, jointOf, type Material } from './laying-material.ts'
import { neededQuantity, withoutLimit } from './needed-quantity.ts'
import type { Article } from './queries.ts'
import {
  type CalculationProblem,
  calculationProblems,
  isJointWrong,
  isSizeWrong,
  isWasteWrong,
} from './calculation-problem.ts'
import {
  areaOf,
  emptyRoom,
  isZero,
  readNumber,
  type Room,
  roomsWithoutArea,
  unfinishedRooms,
} from './room-area.ts'
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

/** Milliseconds after the last key: "0" is how "0,9" begins. */
const pause = 500

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
  const all = neededQuantity(article, area, wastePercent, withoutLimit)
  const problems = calculationProblems(rooms, walls, { waste, joint }, format)
  const problemId = useId()
  const lastRoom = useRef<HTMLFieldSetElement>(null)
  const settled = roomsWithoutArea(useSettled(rooms, pause), format)
  const withoutArea = roomsWithoutArea(rooms, format).filter((room) => settled.includes(room))
  const isZeroTold = withoutArea.length > 0 && !problems.includes('sizesWrong')
  const idOf = (problem: CalculationProblem | 'sizesZero') => `${problemId}${problem}`
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
          problemOf={(size) =>
            isZeroTold && withoutArea.includes(index + 1) && isZero(size, format)
              ? idOf('sizesZero')
              : problemOf(size)
          }
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
        {isZeroTold && (
          <span id={idOf('sizesZero')}>{t('roomsWithoutArea', { rooms: withoutArea.join(', ') })}</span>
        )}
      </output>
      {problems.length === 0 && needed !== undefined && all !== undefined && (
        <CalculatedNeed
          article={article}
          laid={{
            area,
            wall: wallLength(rooms, walls, format),
            waste: wastePercent,
            joint: parseDecimal(joint, format),
          }}
          unfinished={unfinishedRooms(rooms)}
          needed={needed}
          isCut={compare(all, needed) > 0}
          material={material}
          maxQuantity={maxQuantity}
          onTake={onTake}
        />
      )}
    </details>
  )
}
