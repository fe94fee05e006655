import type { Namespace } from './namespaces.ts'

export type Language = 'de' | 'en'
export type Dictionary = Readonly<Record<string, string>>

/** One visitor's texts: the language and the dictionaries loaded so far. Made anew for each server rendering. */
export interface I18n {
  readonly language: Language
  /** Loads what is missing; resolves at once (the same promise) when everything is there. */
  need(...names: Namespace[]): Promise<void>
  /** As `need` for the first alone; the others are under way, for whoever needs them then. */
  needFirst(first: Namespace, ...others: Namespace[]): Promise<void>
  /** The dictionary, or undefined where it has not been loaded. */
  dictionary(name: Namespace): Dictionary | undefined
  loaded(): Namespace[]
}

const files = {
  ...import.meta.glob<Dictionary>('../texts/*.json', { import: 'default' }),
  ...import.meta.glob<Dictionary>('../errors/texts/*.json', { import: 'default' }),
  ...import.meta.glob<Dictionary>('../../features/*/texts/*.json', { import: 'default' }),
}

const nothingMissing = Promise.resolve()

/** Texts come as one chunk per feature and language, loaded when a screen needs them. */
export function createI18n(language: Language): I18n {
  const dictionaries = new Map<Namespace, Dictionary>()
  const loading = new Map<Namespace, Promise<void>>()

  function load(name: Namespace): Promise<void> {
    const known = loading.get(name)
    if (known) return known
    const started = readTexts(name, language).then((texts) => {
      dictionaries.set(name, texts)
      // React need not wait to know that they have come.
      void Object.assign(started, { status: 'fulfilled' })
    })
    loading.set(name, started)
    // A failed load may be tried again, for example after the connection came back.
    started.catch(() => loading.delete(name))
    return started
  }

  return {
    language,
    need(...names) {
      const [first] = names
      // The same promise each time: React asks for it again where it waited.
      if (first !== undefined && names.length === 1) return load(first)
      const missing = names.filter((name) => !dictionaries.has(name))
      if (missing.length === 0) return nothingMissing
      return Promise.all(missing.map(load)).then(() => undefined)
    },
    needFirst(first, ...others) {
      this.need(...others).catch(() => undefined)
      return this.need(first)
    },
    dictionary: (name) => dictionaries.get(name),
    loaded: () => [...dictionaries.keys()],
  }
}

/** Where a feature's texts stand, seen from web/; the server preloads them by this name. */
export function textFile(name: Namespace, language: Language): string {
  const folder = name === 'app' ? 'app' : name === 'errors' ? 'app/errors' : `features/${name}`
  return `src/${folder}/texts/${language}.json`
}

async function readTexts(name: Namespace, language: Language): Promise<Dictionary> {
  const load = files[textFile(name, language).replace(/^src\/(app\/|)/, (_, app) => (app ? '../' : '../../'))]
  if (!load) throw new Error(`No texts for ${name} in ${language}`)
  return load()
}
