// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePosition } from './use-position.ts'

type Found = (position: { coords: { latitude: number; longitude: number } }) => void
/** Tries of the device that were begun, in their order. */
let asked: { found: Found; failed: () => void }[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  const getCurrentPosition = (found: Found, failed: () => void) => void asked.push({ found, failed })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const berlin = { coords: { latitude: 52.5, longitude: 13.4 } }
const munich = { latitude: 48.15, longitude: 11.55 }
const aPosition = () => renderHook(() => usePosition(async () => munich)).result

test('a device that answers after a postcode was searched for does not take its place', async () => {
  const position = aPosition()
  act(() => position.current.locate())
  await act(() => position.current.locatePostcode('80331'))
  act(() => asked[0]?.found(berlin))
  expect(position.current.origin).toEqual({ position: munich, isExact: false })
  act(() => asked[0]?.failed())
  expect(position.current.problem).toBeUndefined()
})

test('a question that is put away unanswered ends as a position that was not found, and may be pressed again', () => {
  const position = aPosition()
  act(() => position.current.locate())
  expect(position.current.isLocating).toBe(true)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(position.current).toMatchObject({ isLocating: false, problem: { kind: 'refused' } })
})

test('a device that answers late, and nothing else was asked for meanwhile, is heard', () => {
  const position = aPosition()
  act(() => position.current.locate())
  act(() => void vi.advanceTimersByTime(30_000))
  act(() => asked[0]?.found(berlin))
  expect(position.current).toMatchObject({ origin: { isExact: true }, problem: undefined, isLocating: false })
})

test('a refusal ends the wait at once', () => {
  const position = aPosition()
  act(() => position.current.locate())
  act(() => asked[0]?.failed())
  expect(position.current).toMatchObject({ isLocating: false, problem: { kind: 'refused' } })
})
