// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/app/api/api-error.ts'
import { customerSession, type FakeAnswers } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import type { DocumentDetail, DocumentPosition } from './queries.ts'
import { inParts } from './use-reorder.ts'

const line: DocumentPosition = {
  posnr: 10,
  matnr: '1000517',
  text: 'Bodenfliese Plaza 30x60',
  picture: '',
  eekClasses: [],
  amount: '7.56',
  unit: 'M2',
  remnant: '7.56',
  status: 'open',
  retailPrice: null,
  netPrice: { price: '18.67', currency: 'EUR', costUnit: 1, volumeUnit: 'M2' },
  netTotal: '141.15',
  alternativeTo: null,
  partOf: null,
  note: '',
  orderable: true,
  additionalData: { deliveryDate: null, demandDate: null, deliveries: [] },
}

function aDocument(head: Partial<DocumentDetail['documentHead']> = {}): DocumentDetail {
  return {
    documentHead: {
      docid: '7003075',
      doctype: 9,
      type: 'budgetOrder',
      status: 'open',
      orderNumber: '',
      createDate: '2026-03-02',
      dueDate: null,
      billDate: null,
      validFrom: null,
      validTo: null,
      desiredDeliveryDate: null,
      creatorName: 'Leonie Kling',
      currency: 'EUR',
      netPrice: '141.15',
      grossPrice: '167.97',
      retailPrice: null,
      kommission: '',
      projectName: '',
      projectNumber: '',
      positionCount: 2,
      texts: [],
      deliveryType: '01',
      pickupWerks: '',
      deliveryAddress: null,
      paymentMethod: 'invoice',
      paymentTerms: null,
      completeDelivery: false,
      surcharges: [],
      vat: [],
      actedBy: '',
      ...head,
    },
    documentPositions: [line, { ...line, posnr: 20, matnr: '8500061', text: 'Kelle', partOf: 10 }],
    documentFlow: [],
    contact: null,
    currentDoctype: head.doctype ?? 9,
  }
}

const manager = { ...customerSession, permissions: ['BUDGETS_RELEASE' as const] }

function open(path: string, detail: DocumentDetail, more: FakeAnswers = {}) {
  return renderScreen(path, {
    session: { GET_SESSION: manager },
    ...more,
    basket: { GET_MULTIBASKETS: { multibaskets: [] }, ...more.basket },
    docs: { GET_DETAIL: detail, HAS_ARCHIVED_DOCUMENT: { hasArchivedDocument: false }, ...more.docs },
  })
}

test('a document that is not there is not found inside the shop', async () => {
  await renderScreen('/myaccount/document/1/4711', {
    docs: {
      GET_DETAIL: () => {
        throw new ApiError({ code: 'DOCUMENT_NOT_FOUND', message: '', fields: {} })
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Nicht gefunden' })).toBeDefined()
})

test('an outdated type leads to the current one', async () => {
  const router = await open('/myaccount/document/9/7003075', aDocument({ doctype: 10, type: 'queued' }))
  expect(router.state.location.pathname).toBe('/myaccount/document/10/7003075')
})

test('one’s own budget order cannot be released', async () => {
  await open('/myaccount/document/9/7003075', aDocument({ creatorName: manager.userName }))
  await screen.findByText(/gibt eine andere Person/)
  expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
})

test('a budget order is released only after it was confirmed', async () => {
  const released: object[] = []
  await open('/myaccount/document/9/7003075', aDocument(), {
    docs: {
      BUDGET_RELEASE_ORDER: (input) => {
        released.push(input)
        return { docid: '7003075', doctype: 10 }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog', { name: 'Auftrag freigeben?' })
  expect(released).toEqual([])
  const release = within(dialog).getByRole('button', { name: 'Freigeben' })
  // Twice before the button is drawn as busy: the second would be refused, and told as a failure.
  fireEvent.click(release)
  fireEvent.click(release)
  await expect.poll(() => released.length).toBeGreaterThan(0)
  expect(await screen.findByText('Der Auftrag ist freigegeben und bestellt.')).toBeDefined()
  expect(released).toHaveLength(1)
})

test('all lines at once leave out parts of others, and each says what became of it', async () => {
  const sent: unknown[] = []
  await open('/myaccount/document/9/7003075', aDocument(), {
    basket: {
      ADD_ARTICLES: ({ articles }) => {
        sent.push(...articles)
        return {
          basket: { id: '1', name: 'Büro', kommi: '', active: true, numUePos: 0, version: 1 },
          results: [
            { matnr: '1000517', ok: false, code: 'INVALID_QUANTITY' as const, posnr: null, quantity: null },
          ],
        }
      },
    },
  })
  const [all] = await screen.findAllByRole('checkbox', { name: 'Alle auswählen' })
  if (all) fireEvent.click(all)
  fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
  expect(await screen.findByText('Menge passt nicht zur Verpackungseinheit')).toBeDefined()
  expect(sent).toEqual([{ matnr: '1000517', quantity: '7.56', unit: 'M2' }])
})

test('a line of nothing keeps the others from nothing, and a second press orders nothing twice', async () => {
  const sent: number[] = []
  const positions = [line, { ...line, posnr: 20 }, { ...line, posnr: 900, amount: '0' }]
  const detail = { ...aDocument(), documentPositions: positions }
  await open('/myaccount/document/9/7003075', detail, {
    basket: {
      ADD_ARTICLES: ({ articles }) => {
        sent.push(articles.length)
        const ok = { matnr: '1000517', ok: true, code: '' as const, posnr: 1, quantity: '7.56' }
        return {
          basket: { id: '1', name: 'Büro', kommi: '', active: true, numUePos: 1, version: 1 },
          results: articles.map(() => ok),
        }
      },
    },
  })
  const [all] = await screen.findAllByRole('checkbox', { name: 'Alle auswählen' })
  if (all) fireEvent.click(all)
  const press = screen.getByRole('button', { name: 'In den Warenkorb' })
  expect(screen.queryByRole('checkbox', { name: 'Pos. 900 auswählen' })).toBeNull()
  // Twice before the button is drawn as busy.
  fireEvent.click(press)
  fireEvent.click(press)
  expect(await screen.findByText('2 Positionen liegen im Warenkorb „Büro“')).toBeDefined()
  expect(sent).toEqual([2])
})

test('more lines than a basket takes at once are ordered in parts', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
})

test('the switch that hides net prices hides every amount of a document', async () => {
  const amounts = {
    surcharges: [{ kind: 'freight', net: '12.5' }],
    vat: [{ rate: '19', base: '141.15', amount: '26.82' }],
  }
  for (const view of ['items', 'details']) {
    await open(`/myaccount/document/9/7003075?view=${view}`, aDocument(amounts), {
      session: { GET_SESSION: { ...manager, showNetPrice: false } },
    })
    await screen.findByRole('heading', { level: 1, name: 'Budgetauftrag 7003075' })
    expect(document.querySelector('main')?.textContent).not.toContain('€')
    cleanup()
  }
})

test('a question that is not complete says so at its field', async () => {
  await open('/myaccount/document/9/7003075?view=contact', aDocument(), {
    docs: {
      SEND_CONTACT_MAIL: () => {
        throw new ApiError({ code: 'INVALID_PARAMS', message: '', fields: { message: 'REQUIRED' } })
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Nachricht senden' }))
  await screen.findByText('Bitte füllen Sie dieses Feld aus')
  expect(screen.getByLabelText('Ihre Nachricht').getAttribute('aria-invalid')).toBe('true')
})

test('a question pressed twice is sent once, and a failure is told once', async () => {
  let sent = 0
  await open('/myaccount/document/9/7003075?view=contact', aDocument(), {
    docs: {
      SEND_CONTACT_MAIL: () => {
        sent += 1
        throw new ApiError({ code: 'TOO_MANY_ATTEMPTS', message: 'Zu viele Nachrichten', fields: {} })
      },
    },
  })
  const press = await screen.findByRole('button', { name: 'Nachricht senden' })
  fireEvent.click(press)
  fireEvent.click(press)
  expect(await screen.findAllByText(/Zu viele Versuche/)).toHaveLength(1)
  expect(sent).toBe(1)
})

test('what is typed while a question is being sent stays in the form, and a sent one goes', async () => {
  let answer: (() => void) | undefined
  await open('/myaccount/document/9/7003075?view=contact', aDocument(), {
    docs: { SEND_CONTACT_MAIL: () => new Promise((resolve) => (answer = () => resolve({}))) },
  })
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Ihre Nachricht')
  const send = async (typedMeanwhile: string) => {
    // A press while the one before it is just being told is swallowed.
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }))
      expect(answer).toBeDefined()
    })
    if (typedMeanwhile !== '') fireEvent.change(message, { target: { value: typedMeanwhile } })
    answer?.()
    answer = undefined
  }
  fireEvent.change(message, { target: { value: 'Wann kommt es?' } })
  await send('Wann kommt es? Und wohin?')
  await screen.findByText(/^Ihre Nachricht ist unterwegs/)
  expect(message.value).toBe('Wann kommt es? Und wohin?')
  await send('')
  await waitFor(() => expect(message.value).toBe(''))
})

test('an original is offered only where the archive has one', async () => {
  await open('/myaccount/document/9/7003075', aDocument())
  expect(await screen.findByRole('link', { name: /PDF/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Original' })).toBeNull()
  await open('/myaccount/document/9/7003075', aDocument(), {
    docs: { HAS_ARCHIVED_DOCUMENT: { hasArchivedDocument: true } },
  })
  const link = await screen.findByRole('link', { name: 'Original' })
  expect(link.getAttribute('href')).toBe('/download/archive?doctype=9&docid=7003075')
})

test('an invoice is offered as XRechnung, and what it lacks is told', async () => {
  await open('/myaccount/document/2/7003075', aDocument({ doctype: 2, type: 'invoice' }))
  const link = await screen.findByRole('link', { name: 'XRechnung' })
  expect(link.getAttribute('href')).toBe('/download/document?doctype=2&docid=7003075&format=XRECHNUNG')
  const told = {
    status: 'ERROR',
    code: 'NOT_IN_THIS_FORMAT',
    message: '',
    fault: 'NO_BUYER_ADDRESS',
    value: '',
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told), { status: 409 })))
  fireEvent.click(link)
  expect(await screen.findByText(/^Eine XRechnung braucht Ihre Leitweg-ID oder USt-IdNr\./)).toBeDefined()
  vi.unstubAllGlobals()
})

test('files for craft software are offered for what the wholesaler has confirmed, and say why there is none', async () => {
  await open('/myaccount/document/9/7003075', aDocument())
  await screen.findByRole('link', { name: 'CSV' })
  expect(screen.queryByRole('link', { name: /UGL/ })).toBeNull()
  cleanup()
  await open('/myaccount/document/1/7003075', aDocument({ doctype: 1, type: 'order' }))
  const link = await screen.findByRole('link', { name: 'UGL 4.0' })
  expect(link.getAttribute('href')).toBe('/download/document?doctype=1&docid=7003075&format=UGL_V4')
  const told = { status: 'ERROR', code: 'NOT_IN_THIS_FORMAT', message: '', fault: 'NUMBER_TOO_LONG' }
  const body = JSON.stringify({ ...told, value: 'FLIESE-60X120-GRAU' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 409 })))
  fireEvent.click(link)
  expect(await screen.findByText(/^Die Nummer FLIESE-60X120-GRAU ist länger, als UGL erlaubt/)).toBeDefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  fireEvent.click(screen.getByRole('link', { name: 'UGL 2.0' }))
  expect(await screen.findByText(/nicht erreichbar/)).toBeDefined()
  vi.unstubAllGlobals()
})

test('the navigation of the account says where a document belongs', async () => {
  const session = { ...customerSession, permissions: ['DOCUMENTS_ORDERS' as const] }
  await open('/myaccount/document/9/7003075', aDocument(), { session: { GET_SESSION: session } })
  const entry = (await screen.findAllByRole('link', { name: 'Belege' })).find((link) =>
    link.closest('nav[aria-label="Mein Konto"]'),
  )
  expect(entry?.getAttribute('aria-current')).toBe('page')
})
