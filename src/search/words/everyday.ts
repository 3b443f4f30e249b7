// Lists names that are also everyday words: a text with such a word need not mean the thing of that name.
import type { Language } from '../../language.ts'

const EVERYDAY: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(
    `ability action active additional already assault assist base basic battle blank block blue boss card cards choose
    color colour command control controller copy cost costs counter deal deck die draw each earth effect end enemies enemy
    energy environment event exchange field fight find flip form free friendly gain gains get gets green hand heal health
    hero icon icons identity instead justice kill label leadership legal level life limit link look looked lose loses main may mental move
    opponent order owner pair pass pay permanent phases physical pilot play player players playing printed protection
    purple ready recover red reduce remove removed repair resource resources rest response reveal round search setup shield
    shields shuffle space special stage star start starting status stop support swap target temporary then timing token
    tokens trait traits trash trigger turn type unit units victory white wild win winning your zone`.split(
      /\s+/,
    ),
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
