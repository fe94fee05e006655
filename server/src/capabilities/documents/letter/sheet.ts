import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { unpackWoff } from './unpack-woff.ts'

/** Millimetres to PDF points. */
export const mm = (value: number) => (value * 72) / 25.4

export const colours = {
  ink: '#1b1f24',
  grey: '#5a6370',
  line: '#c3c9d1',
  accent: '#b4431c',
  shade: '#f3f4f6',
}

export type Weight = 'regular' | 'bold'
type Align = 'left' | 'right' | 'center'
export type Style = { size?: number; weight?: Weight; colour?: string; align?: Align }

const fontFiles = {
  regular: import.meta.resolve('roboto-fontface/fonts/roboto/Roboto-Regular.woff'),
  bold: import.meta.resolve('roboto-fontface/fonts/roboto/Roboto-Medium.woff'),
}
let fonts: Promise<Record<Weight, Buffer>> | undefined

/** Read once; embedded in every letter, so that names of all of Europe print and archives can keep the file. */
async function loadFonts(): Promise<Record<Weight, Buffer>> {
  const [regular, bold] = await Promise.all([readFont(fontFiles.regular), readFont(fontFiles.bold)])
  return { regular, bold }
}

const readFont = async (url: string) => unpackWoff(await readFile(fileURLToPath(url)))

/** Millimetres. */
type Point = { x: number; y: number }
type Area = { x: number; y: number; width: number; height: number }

/** An A4 document in millimetres. Texts never start a page by themselves: whoever draws decides where a page ends. */
export type Sheet = {
  /** Writes a text and returns its height; wraps within `width`. */
  write: (text: string, at: { x: number; y: number; width: number }, style?: Style) => number
  /** Height the text would take. */
  heightOf: (text: string, width: number, style?: Style) => number
  line: (from: Point, to: Point, style?: { colour?: string; width?: number }) => void
  /** Fills areas in one colour. */
  blocks: (boxes: readonly Area[], colour: string) => void
  /** A closed shape through the points, filled and framed. */
  shape: (points: readonly Point[], look: { fill: string; frame: string }) => void
  addPage: () => void
  /** Draws on every page once all are there; page numbers begin with 1. */
  onEveryPage: (draw: (page: number, pages: number) => void) => void
  finish: () => Promise<Buffer>
}

export async function createSheet(about: {
  title: string
  author: string
  language: string
}): Promise<Sheet> {
  fonts ??= loadFonts()
  const { regular, bold } = await fonts
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Author: about.author },
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

  const use = ({ size = 9, weight = 'regular', colour = colours.ink }: Style) =>
    pdf.font(weight).fontSize(size).fillColor(colour)
  const options = (width: number, { align = 'left' }: Style) => ({ width: mm(width), align, lineGap: 1 })
  const heightOf: Sheet['heightOf'] = (text, width, style = {}) =>
    (use(style).heightOfString(text, options(width, style)) * 25.4) / 72

  return {
    heightOf,
    write: (text, { x, y, width }, style = {}) => {
      use(style).text(text, mm(x), mm(y), options(width, style))
      return ((pdf.y - mm(y)) * 25.4) / 72
    },
    line: (from, to, { colour = colours.line, width = 0.5 } = {}) =>
      void pdf
        .moveTo(mm(from.x), mm(from.y))
        .lineTo(mm(to.x), mm(to.y))
        .lineWidth(width)
        .strokeColor(colour)
        .stroke(),
    blocks: (boxes, colour) => {
      for (const { x, y, width, height } of boxes) pdf.rect(mm(x), mm(y), mm(width), mm(height))
      pdf.fillColor(colour).fill()
    },
    shape: (points, { fill, frame }) =>
      void pdf
        .polygon(...points.map(({ x, y }) => [mm(x), mm(y)]))
        .lineWidth(0.5)
        .fillAndStroke(fill, frame),
    addPage: () => void pdf.addPage(),
    onEveryPage: (draw) => {
      const { start, count } = pdf.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        pdf.switchToPage(start + index)
        draw(index + 1, count)
      }
    },
    finish: () => {
      pdf.end()
      return ended
    },
  }
}
