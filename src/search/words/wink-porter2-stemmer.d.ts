// What we use of wink-porter2-stemmer, which comes without types.
declare module 'wink-porter2-stemmer' {
  export default function stem(word: string): string
}
