/**
 * The script of the stand-in portal: the functions of the real one that the shop calls, by their names. It is sent to
 * browsers as the text of this function, so everything it uses stands inside.
 */
export function portalScript(server: string): void {
  type Json = Record<string, unknown>
  type Items = { itemNumber: string; shortText?: string; itemUrl?: string; quantity?: string }[]
  type Infoplay = {
    itemNumber: string
    supplierNumber: string
    quantity: string
    items: Items
    error?: string
  }
  type Handler = (item: Infoplay, next: (item: Infoplay) => void) => void
  type Settings = {
    portal: string
    user?: string
    roles?: string
    accessToken?: string
    lang?: string
    infoplayItemLookup: Handler
    infoplayBasketHandler: Handler
    errorHandler?: (error: unknown) => void
  }
  type Place = { target: string; render?: string; completionHandler?: () => void }
  type Entry = { id: string; title: string; brand?: string; minutes?: string }
  type Item = { itemNumber: string; supplierNumber: string; name: string }

  let settings: Settings | undefined
  const german = {
    back: 'Zurück zur Übersicht',
    show: 'Artikel zeigen',
    unknown: 'Dieser Artikel ist in Ihrem Shop nicht erhältlich.',
    quantity: 'Menge',
    order: 'In den Warenkorb',
    ordered: 'In den Warenkorb gelegt.',
    open: 'Im Shop öffnen',
    close: 'Schließen',
  }
  const english: typeof german = {
    back: 'Back to the overview',
    show: 'Show article',
    unknown: 'Your shop does not have this article.',
    quantity: 'Quantity',
    order: 'Add to basket',
    ordered: 'Added to the basket.',
    open: 'Open in the shop',
    close: 'Close',
  }
  const texts = () => (settings?.lang === 'en' ? english : german)

  async function ask(path: string, more: Record<string, string> = {}): Promise<Json> {
    const { portal = '', user = '', roles = '', accessToken = '' } = settings ?? {}
    const query = new URLSearchParams({ portal, user, roles, accessToken, ...more })
    const answer = await fetch(`${server}/service/json/portal/${path}?${query}`)
    if (!answer.ok) throw new Error(`the portal answers ${answer.status}`)
    return (await answer.json()) as Json
  }

  function element(name: string, properties: Record<string, string>, ...inside: (Node | string)[]) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value)
    made.append(...inside)
    return made
  }

  function button(text: string, onClick: () => void) {
    const made = element('button', { type: 'button', class: 'oxomi-button' }, text)
    made.addEventListener('click', onClick)
    return made
  }

  const fail = (error: unknown) => settings?.errorHandler?.(error)

  /** Shows a list of entries with pictures in the target; one of them is opened by a click. */
  async function list(kind: 'catalogs' | 'videos', place: Place, open: (entry: Entry, box: Element) => void) {
    const box = document.querySelector(place.target)
    if (box === null) throw new Error(`there is no ${place.target}`)
    const entries = (await ask(kind))[kind] as Entry[]
    const show = () =>
      box.replaceChildren(
        element('ul', { class: `oxomi-${kind}` }, ...entries.map((entry) => element('li', {}, tile(entry)))),
      )
    const tile = (entry: Entry) => {
      const picture = `${server}/${kind}/${entry.id}.svg`
      const opener = button('', () => {
        open(entry, box)
        box.prepend(button(texts().back, show))
      })
      const below = [entry.brand, entry.minutes].filter((text) => text !== undefined).join(' ')
      opener.append(
        element('img', { src: picture, alt: '', width: '160', height: '200' }),
        element('strong', {}, entry.title),
        element('span', {}, below),
      )
      return opener
    }
    show()
    place.completionHandler?.()
  }

  async function openCatalogue(entry: Entry, box: Element) {
    box.replaceChildren(element('h2', {}, entry.title))
    const items = (await ask('catalog', { id: entry.id }))['items'] as Item[]
    const lines = items.map((item) =>
      element(
        'li',
        {},
        element('span', {}, `${item.name} (${item.itemNumber})`),
        button(texts().show, () => infoplay(item)),
      ),
    )
    box.append(element('ul', { class: 'oxomi-items' }, ...lines))
  }

  /** The dialog about one item: the shop is asked what it knows of it, and takes it into its basket. */
  function infoplay({ itemNumber, supplierNumber, name }: Item) {
    const said = element('p', { role: 'status', class: 'oxomi-said' })
    const body = element('div', {})
    const dialog = element('dialog', { class: 'oxomi-infoplay', 'aria-label': name }) as HTMLDialogElement
    const asked: Infoplay = { itemNumber, supplierNumber, quantity: '1', items: [] }
    const order = (quantity: HTMLInputElement) => {
      said.textContent = ''
      settings?.infoplayBasketHandler({ ...asked, quantity: quantity.value }, ({ error }) => {
        said.textContent = error ?? texts().ordered
        said.toggleAttribute('data-error', error !== undefined)
      })
    }
    dialog.append(
      element('h2', {}, name),
      body,
      said,
      button(texts().close, () => dialog.close()),
    )
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
    settings?.infoplayItemLookup(asked, ({ items, error }) => {
      const [found] = items
      if (found === undefined) {
        said.textContent = error ?? texts().unknown
        said.toggleAttribute('data-error', error !== undefined)
        return
      }
      const quantity = element('input', { value: found.quantity ?? '1', inputmode: 'decimal' })
      body.append(
        element('p', {}, found.shortText ?? ''),
        element('p', {}, element('a', { href: found.itemUrl ?? '' }, texts().open)),
        element('label', {}, `${texts().quantity} `, quantity),
        button(texts().order, () => order(quantity as HTMLInputElement)),
      )
    })
  }

  const oxomi = {
    init(given: Settings) {
      settings = given
      ask('check').then(() => document.dispatchEvent(new Event('oxomi-configured')), fail)
    },
    catalogs: (place: Place) =>
      void list('catalogs', place, (entry, box) => void openCatalogue(entry, box).catch(fail)).catch(fail),
    videos: (place: Place) =>
      void list('videos', place, ({ id, title }, box) => {
        const film = element('img', { src: `${server}/films/${id}.svg`, alt: title, class: 'oxomi-film' })
        box.replaceChildren(element('h2', {}, title), film)
      }).catch(fail),
  }
  const sheet = element('link', { rel: 'stylesheet', href: `${server}/assets/frontend/v2/oxomi.css` })
  document.head.append(sheet)
  Object.assign(window, { oxomi })
  document.dispatchEvent(new Event('oxomi-loaded'))
}
