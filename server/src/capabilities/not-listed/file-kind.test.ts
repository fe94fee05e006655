import { expect, test } from 'vitest'
import { mimeOf } from './file-kind.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])
const archive = (...names: string[]) =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from(names.join('\0'))])
const workbook = archive('[Content_Types].xml', 'xl/workbook.xml')

const refused: [name: string, content: Buffer][] = [
  ['virus.exe', Buffer.from('MZ')],
  ['page.html', Buffer.from('<script>')],
  ['drawing.svg', Buffer.from('<svg/>')],
  ['pdf', Buffer.from('no ending')],
  ['letter.pdf', Buffer.from('MZ')],
  ['letter.pdf', png],
  ['photo.png', jpeg],
  ['photo.jpg', png],
  ['list.csv', Buffer.from('a;b\0c')],
  ['list.csv', workbook],
  ['list.xlsx', Buffer.from('a;b')],
  ['list.xlsx', archive('word/document.xml')],
  ['list.xlsx', archive('xl/workbook.xml', 'xl/vbaProject.bin')],
  ['toString.constructor', Buffer.from('x')],
]
test.each(refused)('%s is no file to send along when its content says otherwise', (name, content) => {
  expect(mimeOf(name, content)).toBeUndefined()
})

const taken: [name: string, content: Buffer, mime: string][] = [
  ['Angebot.PDF', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ['Foto.png', png, 'image/png'],
  ['Foto.JPG', jpeg, 'image/jpeg'],
  ['Foto.jpeg', jpeg, 'image/jpeg'],
  ['Liste.csv', Buffer.from('Nummer;Menge\r\n47-11;\t12\n', 'latin1'), 'text/csv'],
  ['Liste.v2.xlsx', workbook, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]
test.each(taken)('%s is taken as what it is', (name, content, mime) => {
  expect(mimeOf(name, content)).toBe(mime)
})
