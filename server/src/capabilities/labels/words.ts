import type { Language } from '#server/http/context.ts'

/** What prints and mails of labels say. */
export const labelWords: Record<
  Language,
  { title: string; fileName: string; subject: string; text: (labels: number) => string }
> = {
  de: {
    title: 'Etiketten',
    fileName: 'Etiketten',
    subject: 'Ihre Etiketten',
    text: (labels) =>
      `Guten Tag,\n\nanbei ${labels === 1 ? 'das gewünschte Etikett' : `die gewünschten ${labels} Etiketten`} als PDF. Drucken Sie ohne Anpassung an die Seite (100 %), damit sie auf den Bogen passen.`,
  },
  en: {
    title: 'Labels',
    fileName: 'labels',
    subject: 'Your labels',
    text: (labels) =>
      `Hello,\n\nplease find attached ${labels === 1 ? 'the label' : `the ${labels} labels`} as PDF. Print at 100 %, without fitting to the page, so that they match the sheet.`,
  },
}
