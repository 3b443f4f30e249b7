// Types for wink-porter2-stemmer, which comes without any.
declare module 'wink-porter2-stemmer' {
  export default function stem(word: string): string
}
