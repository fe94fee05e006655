// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerSession } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

const switches = () => screen.queryAllByRole('switch', { name: 'Nettopreise anzeigen' })

test('staff without a customer have no switch for prices of their own', async () => {
  const staff = { ...customerSession, staffRole: 'clerk' as const, kunnr: '', customerName: '' }
  await renderScreen('/imprint', { session: { GET_SESSION: staff } })
  expect(await screen.findByRole('banner')).toBeTruthy()
  expect(switches()).toEqual([])
})

test('a customer who may see net prices has it', async () => {
  await renderScreen('/imprint')
  await expect.poll(() => switches().length).toBe(1)
})
