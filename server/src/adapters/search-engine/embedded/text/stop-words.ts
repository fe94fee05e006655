import type { Language } from '../../document.ts'

const lists: Record<Language, string> = {
  de: `ab als am an auf aus bei beim bis das dem den der des die durch ein eine einem einen einer eines für fur fuer
    fürs fuers furs im in inkl ins ist kosten kostet mit nach ohne oder pro sowie um und unter vom von vor was welche
    welcher welches wie wo zu zum zur per je zzgl inklusive bzw ca artikel ich man suche brauche mein meine meinem meinen
    meiner sind wird werden sich auch à über uber ueber gegen hinter neben`,
  en: `a an and are as at be by do does for featuring from have how i in incl includes including into is it my need of on or per that the
    this to w what where which with without your vs inch`,
}
const sets: Record<Language, ReadonlySet<string>> = {
  de: new Set(lists.de.split(/\s+/)),
  en: new Set(lists.en.split(/\s+/)),
}

const asides: Record<Language, ReadonlySet<string>> = {
  de: new Set(['für', 'fuer', 'fur', 'fürs', 'mit', 'zu', 'zum', 'zur']),
  en: new Set(['for', 'with', 'w', 'featuring', 'including', 'includes']),
}

/** Words behind which a text says for what or with what the article is. */
export const beginsAside = (word: string, language: Language): boolean => asides[language].has(word)

/** Words that carry no meaning in a search. */
export const isStopWord = (word: string, language: Language): boolean => sets[language].has(word)
