// Gives the bot's words in a language. The one place that knows i18next.
import i18next, { type TFunction } from 'i18next'
import type { Bilingual, Language } from '../language.ts'
import { resources, type Words } from './resources.ts'

type Namespaces = ['commands', 'page', 'playground', 'problems', 'rule', 'story', 'terminal']

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'rule'
    resources: Words
  }
}

/** Words for one reader: `t('rule:share')`. A key that does not exist does not compile. */
export type Translate = TFunction<Namespaces>

const instance = i18next.createInstance()
instance.init({
  resources,
  lng: 'en',
  fallbackLng: false,
  ns: Object.keys(resources.en),
  defaultNS: 'rule',
  initAsync: false,
  interpolation: { escapeValue: false },
})

const translators: Bilingual<Translate> = {
  en: instance.getFixedT('en') as Translate,
  de: instance.getFixedT('de') as Translate,
}

export const wordsIn = (language: Language): Translate => translators[language]
