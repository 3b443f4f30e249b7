// What a card says of its character before it is known who that is: it is called `this`.

/** The same about the character with this id wherever it says `this`; it leaves out what is undefined. */
export const aboutIt = <T>(said: T, id: string): T =>
  JSON.parse(JSON.stringify(said), (key, value) =>
    value === 'this' && (key === 'who' || key === 'piece') ? id : value,
  )
