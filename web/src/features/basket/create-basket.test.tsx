// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMultibasket } from '#web/testing/articles.ts'
import { refused } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'

async function theForm(onServer: 'free' | 'taken' = 'free') {
  await renderScreen('/myaccount/manage-baskets/create', {
    basket: {
      GET_MULTIBASKETS: { multibaskets: [aMultibasket({ name: 'Lager' })] },
      CREATE_BASKET: ({ name }) =>
        onServer === 'taken' ? refused('NAME_ALREADY_TAKEN') : { basket: aMultibasket({ id: '2', name }) },
    },
  })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name des Warenkorbs' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Warenkorb anlegen' })
  return { name, button, type: (value: string) => fireEvent.change(name, { target: { value } }) }
}

test('without a name nothing can be created', async () => {
  const { name, button, type } = await theForm()
  expect(button.disabled).toBe(true)
  type('   ')
  fireEvent.blur(name)
  expect(button.disabled).toBe(true)
  expect(screen.getByText('Geben Sie einen Warenkorbnamen an')).toBeDefined()
})

test('a taken name is told while it is typed, whatever its case', async () => {
  const { type } = await theForm()
  type(' lager')
  expect(screen.getByText('Der Name ist bereits vergeben')).toBeDefined()
})

test('a name that was taken meanwhile is told by the shop', async () => {
  const { button, type } = await theForm('taken')
  type('Baustelle Nord')
  fireEvent.click(button)
  expect(await screen.findByText('Der Name ist bereits vergeben')).toBeDefined()
})

test('the navigation beside it stands at the baskets', async () => {
  await theForm()
  const beside = within(screen.getByRole('navigation', { name: 'Mein Konto' }))
  expect(beside.getByRole('link', { name: 'Warenkörbe' }).getAttribute('aria-current')).toBe('page')
})

test('a created basket leads back to the list', async () => {
  const { button, type } = await theForm()
  type('Baustelle Nord')
  fireEvent.click(button)
  expect(await screen.findByText('„Baustelle Nord“ ist angelegt.')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'Warenkörbe' })).toBeDefined()
})
