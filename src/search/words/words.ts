// Splits a query or a text into words for the stemmers: in lower case, with their marks.
import type { Language } from '../../language.ts'

/** The lower-case words of a text in the letters of our languages, including numbers. */
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
