import type { Page } from '@playwright/test'

const told = 'A dialog was opened twice: '

/**
 * Notes each dialog that is closed and opened anew under whoever uses it, the focus and what is being typed lost: React
 * does so where a part of an open one has to be waited for.
 * @returns their titles, as they come
 */
export async function reopenedDialogs(page: Page): Promise<string[]> {
  const reopened: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(told)) reopened.push(message.text().slice(told.length))
  })
  await page.addInitScript((words) => {
    const shown = new WeakSet<HTMLDialogElement>()
    const { prototype } = HTMLDialogElement
    const showModal = Reflect.get(prototype, 'showModal')
    prototype.showModal = function () {
      if (shown.has(this)) console.info(words + (this.querySelector('h2')?.textContent ?? ''))
      shown.add(this)
      showModal.call(this)
    }
  }, told)
  return reopened
}
