import type { ImportInput } from '@shop/contract/imports/kinds'
import { beginningOf } from './beginning-of.ts'
import { bothLanguages } from './map-texts.ts'
import type { Note } from './mapping.ts'
import type { MimeEntry } from './records.ts'

type MediaInput = ImportInput<'media'>

const kindsByPurpose: Readonly<Record<string, MediaInput['kind']>> = {
  data_sheet: 'data_sheet',
  safety_data_sheet: 'safety_data_sheet',
  energy_label: 'energy_label',
  certificate: 'certificate',
  manual: 'manual',
  declaration_of_performance: 'declaration_of_performance',
}

/**
 * Media of an article in the order of the file. A source is a web address, or a path below `folder` of the media
 * folder; one that would leave it is left out. Thumbnails are left out where there are pictures, and what stands there
 * twice.
 */
export function mapMedia(
  matnr: string,
  media: readonly MimeEntry[],
  place: { folder: string; root?: string },
  note: Note,
): MediaInput[] {
  const counts = new Map<MediaInput['kind'], number>()
  const seen = new Set<string>()
  const pictures = media.some((entry) => kindOf(entry) === 'image' && entry.purpose !== 'thumbnail')
  const shown = media.filter(
    (entry) => entry.purpose !== 'logo' && !(pictures && entry.purpose === 'thumbnail'),
  )
  return shown
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap((entry) => {
      const source = mediaSource(entry.source, place)
      if (source === undefined) {
        note('warning', 'UNSAFE_PATH', 'MIME_SOURCE', entry.source)
        return []
      }
      const kind = kindOf(entry)
      const key = `${kind} ${source}`
      if (seen.has(key)) return []
      seen.add(key)
      const sort = counts.get(kind) ?? 0
      counts.set(kind, sort + 1)
      const { de, en } = bothLanguages(entry.description)
      const title =
        de === undefined
          ? undefined
          : { de: beginningOf(de, 200), ...(en !== undefined && { en: beginningOf(en, 200) }) }
      const mime = entry.type?.includes('/') ? entry.type.slice(0, 80) : undefined
      return [{ matnr, kind, sort, source, title, mime }]
    })
}

function kindOf(entry: MimeEntry): MediaInput['kind'] {
  const known = kindsByPurpose[entry.purpose ?? '']
  if (known) return known
  // A type that is none ("jpg") says less than the name of the file.
  const type = entry.type?.includes('/') ? entry.type : undefined
  const picture = type?.startsWith('image/') ?? /\.(?:jpe?g|png|gif|webp|tiff?|svg)$/i.test(entry.source)
  return picture && entry.type !== 'url' ? 'image' : 'other'
}

/** Full source of a medium, or undefined where it is neither a web address nor a path that stays in its folder. */
export function mediaSource(source: string, place: { folder: string; root?: string }): string | undefined {
  // "www.…" is an address whose beginning people leave out.
  const full = /^www\.[^/\\]+\.[a-z]{2,}(?:\/|$)/i.test(source) ? `https://${source}` : source
  const path = /^https?:\/\//i.test(full) ? full : pathOf(full)
  const address = webAddress(path, place.root)
  if (address !== undefined) return address
  const root = place.root?.replaceAll('\\', '/') ?? ''
  const below = /^(?:[a-z]+:|\/)/i.test(root) ? '' : root
  const parts = [place.folder, ...below.split('/'), ...path.split('/')].filter(
    (part) => part !== '' && part !== '.',
  )
  const whole = parts.join('/')
  const leaves = path.startsWith('/') || parts.includes('..') || parts.length === 1
  // Percent signs and colons could be read as something else by whatever serves the file.
  return leaves || /[\p{Cc}:%?#*<>|"]/u.test(whole) || whole.length > 500 ? undefined : whole
}

/** A path as it stands on a disk; of what addresses write with percent signs, blanks and umlauts are read. */
function pathOf(source: string): string {
  const slashed = source.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
  return slashed.replaceAll(/%20|%C3%(?:[89AB][\dA-F])/gi, (written) => decodeURIComponent(written))
}

function webAddress(path: string, root: string | undefined): string | undefined {
  const own = /^https?:\/\//i.test(path)
  if (!own && !(root !== undefined && /^https?:\/\//i.test(root))) return undefined
  if (!own && (/^[a-z][a-z+.-]*:/i.test(path) || path.split('/').includes('..'))) return undefined
  const base = root !== undefined && !own ? `${root.replace(/\/+$/, '')}/` : undefined
  const address = URL.parse(own ? path : path.replace(/^\/+/, ''), base)
  return address && address.href.length <= 500 && /^https?:$/.test(address.protocol)
    ? address.href
    : undefined
}
