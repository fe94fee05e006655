// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '#web/testing/render-ui.tsx'
import { useTexts } from './use-texts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Part() {
  const t = useTexts('keys')
  // What stands behind the texts has to be found again when they are there.
  const [said] = useState('Da: ')
  return <p>{said + t('commands')}</p>
}

function Place() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Öffnen
      </button>
      {isOpen && (
        <Suspense>
          <Part />
        </Suspense>
      )}
    </>
  )
}

test('a part waits for its texts without being drawn a second time from the beginning', async () => {
  const complaint = vi.spyOn(console, 'error')
  await renderUi(<Place />)
  // As a browser does it: outside of what React does for tests.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByRole('button', { name: 'Öffnen' }).click()
  expect(await screen.findByText(/^Da: /)).toBeDefined()
  expect(complaint.mock.calls.filter(([told]) => /use\(\)|hook/.test(String(told)))).toEqual([])
})
