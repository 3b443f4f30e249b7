// Splits a query or a longer text into words for the stemmers, and knows the words that tell little.
import { once } from '../../kept.ts'
import { inEachLanguage, LANGUAGES, type Language } from '../../language.ts'
import { cutMessage } from '../query.ts'
import { stemsOf } from './stems.ts'

/** The lower-case words of a text, with their marks, in the letters of our languages, including numbers. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z0-9ß-öø-ÿ]+/)
    .filter(Boolean)

const LITTLE: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(
    `a about after again all also am an and any are as at be because been before being both but by can cant could did
    do does doesn doing don done for from get gets getting go goes going had happen happens has have having he her here
    him his how i if in into is isn it its just last let like long many me mean means more much must my need needs no
    not now of on once one only or other our out over own please same she should so some still such take takes than
    that the their them then there these they thing things this those through time to too under until up use used
    using very was way we were what when where whether which while who whom whose why will with work works would yes
    you your tell explain still another`.split(/\s+/),
  ),
  de: new Set(
    `ab aber alle allem allen aller alles als also am an ander andere anderen anderer auch auf aus bei beim bin bis da
    dabei dadurch damit danach dann darf darfst das dass davon dazu dein deine deinem deinen deiner dem den denn der des
    dessen die dies diese diesem diesen dieser dieses doch dort du durch dürfen ein eine einem einen einer eines er es
    etwas euch für gegen geht genau gibt hab habe haben hast hat hatte ich ihm ihn ihnen ihr ihre ihrem ihren im immer in
    ins ist jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem keinen können könnte lange mal man mehr mein
    meine meinem meinen meiner mich mir mit muss müssen musst nach nicht nichts noch nun nur ob oder ohne passiert passieren
    schon sein seine seinem seinen sich sie sind so soll sollte sondern sonst trotzdem über um und uns unter vom von vor
    wann war warum was weg weil welche welcher welches wenn wer werde werden wie wieder wieso wieviel wird wo wofür woher
    womit worauf wozu wurde würde zu zum zur zwei funktioniert bedeutet heißt eigentlich erklär bekommt bekommen
    bekomme bekommst kriegt kriege macht machen mache`.split(/\s+/),
  ),
}

/** Whether a word tells nothing about the subject of a query. */
export const isLittle = (word: string, language: Language): boolean => LITTLE[language]?.has(word) ?? false

/** Little words that only questions have, as they are typed in a chat. */
const CHATTED: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(
    `got vs versus us thats whats whos wheres theres ive im id hes shes theyre youre dont doesnt didnt isnt arent wont
    really actually ok okay`.split(/\s+/),
  ),
  de: new Set(
    `ne ner nem nen nochmal krieg kriegen kriegst gibts gehts wenns obs hats ists eh halt dran drauf rum ok okay
    irgendwie`.split(/\s+/),
  ),
}

/** Whether a word of a question or of a clause says what it is about: no little word, no number, no single letter. */
export const isTelling = (word: string, language: Language): boolean =>
  word.length > 1 && !isLittle(word, language) && !CHATTED[language]?.has(word) && !/^\d+$/.test(word)

/** The words of a text that say what it is about. */
export const tellingWords = (text: string, language: Language): string[] =>
  wordsOf(text).filter(word => isTelling(word, language))

/** The words of a text in an unknown language that say what it is about. */
export const tellingInAny = (text: string): string[] =>
  wordsOf(text).filter(word => LANGUAGES.every(language => isTelling(word, language)))

/** Names that are also everyday words: a text with such a word need not mean the thing of that name. */
const EVERYDAY: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(
    `ability action active additional already assault assist base basic battle blank block blue boss card cards
    choose color colour command control controller copy cost costs counter deal deck die draw each earth effect
    end enemies enemy energy environment event exchange field fight find flip form free friendly gain gains get
    gets green hand heal health hero icon icons identity instead justice kill label leadership legal level life
    limit link look looked lose loses main match may mental move opponent order owner pair pass pay permanent phases
    physical pilot play player players playing printed protection purple ready recover red reduce remove removed
    repair resource resources rest response reveal round search setup shield shields shuffle space special stage
    star start starting status stop support swap t target temporary then timing token tokens trait traits trash
    trigger turn type unit units victory white wild win winning your zone`.split(/\s+/),
  ),
  de: new Set(
    `absprache ansehen angesehen darf dürfen aktion aktiv anhang aufbau aufgeben basis befehl bedingung bereits besitz besitzer bekommen bekommt
    bezahlen blau dauerhaft deck draw effekt einheit energie entfernen entfernt ereignis erde erhalten erhält fähigkeit
    farbe farben feld finden form führung gebiet gefahr gegner geist gerechtigkeit gewinnen gleichzeitig grün hand held
    indirekt instead joker kampf karte karten kontrolle kontrollieren kopie körper kosten krise kurzzeitig leben limit
    link marker maximal maximum merkmal merkmale mischen niederlage nur offen passen pause phasen pilot plan play reaktion
    ressource ressourcen rot runde schild schilde schutz sieg spezial spiel spielen spieler stapel status stern stirbt
    strich stufe symbol symbole tausch token trigger umgebung unit verlieren verliert verschieben weiß ziehen ziel zone
    zonen zug zusammenarbeit zusätzlich`.split(/\s+/),
  ),
}

/** Whether a lower-case word is an everyday word. */
export const isEveryday = (word: string, language: Language): boolean =>
  EVERYDAY[language]?.has(word) ?? false

const WORD = /[A-Za-z0-9ß-öø-ÿÀ-ÖØ-Þ]+/g
const ENDS_CLAUSE = /[.,;:!?\n]/
const OPENS = /[“”„"«»‘'(*_`<[【（‹]\s*$/
const CLOSES = /^\s*[“”"«»’')*_`>\]】）›]/

/** A word of a text. A compound becomes several of these, one for each part. */
export type TextWord = {
  /** The word as it stands in the text, and in lower case. */
  readonly raw: string
  readonly word: string
  /** The number of the word in the text; all parts of a compound have the same one. */
  readonly place: number
  readonly stems: (language: Language) => readonly string[]
  /** Whether a sentence, or a part of one, ends behind it. */
  readonly endsClause: boolean
  /** Whether quotation marks, brackets or the like open before it, and close behind it. */
  readonly opens: boolean
  readonly closes: boolean
}

/** The words of a text, in order. */
export function textWords(text: string): TextWord[] {
  // Normalising may turn one character into eighteen, so the text is cut afterwards.
  const whole = cutMessage(text.normalize('NFKC'))
  const found = [...whole.matchAll(WORD)]
  return found.map((match, place) => {
    const [raw] = match
    const word = raw.toLowerCase()
    const stems = inEachLanguage(language => once(() => stemsOf(word, language)))
    const end = match.index + raw.length
    const before = whole.slice(Math.max(0, match.index - 2), match.index)
    const after = whole.slice(end, found[place + 1]?.index ?? whole.length)
    return {
      raw,
      word,
      place,
      stems: language => stems[language](),
      endsClause: place === found.length - 1 || ENDS_CLAUSE.test(after),
      opens: OPENS.test(before),
      closes: CLOSES.test(after),
    }
  })
}

/** The language with more of its little words in the text; null at a draw. */
export function languageOf(words: readonly TextWord[]): Language | null {
  const little = (language: Language) => words.filter(({ word }) => isLittle(word, language)).length
  const more = little('en') - little('de')
  return more === 0 ? null : more > 0 ? 'en' : 'de'
}
