// What we use of snowball-stemmers, which comes without types.
declare module 'snowball-stemmers' {
  export function newStemmer(language: 'english' | 'german'): { stem(word: string): string }
}
