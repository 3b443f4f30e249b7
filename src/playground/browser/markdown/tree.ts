// Defines the tree of a text in Discord's markdown.

export type Inline =
  | string
  | { readonly is: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler'; readonly inside: readonly Inline[] }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly is: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly is: 'command' | 'emoji'; readonly name: string }
  | { readonly is: 'time'; readonly seconds: number; readonly style: string }

export type Block =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly is: 'small' | 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly is: 'quote'; readonly blocks: readonly Block[] }
  | { readonly is: 'codeBlock'; readonly text: string }
  | { readonly is: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }

/** @returns the bare words, for a screen reader */
function wordsOf(inside: readonly Inline[]): string {
  return inside
    .map(one => {
      if (typeof one === 'string') return one
      if ('inside' in one) return wordsOf(one.inside)
      return 'text' in one ? one.text : 'name' in one ? one.name : ''
    })
    .join('')
}

/** @returns the words of all blocks, one block after another */
export function wordsOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(block => {
      if ('inside' in block) return wordsOf(block.inside)
      if ('blocks' in block) return wordsOfBlocks(block.blocks)
      return 'items' in block ? block.items.map(wordsOfBlocks).join(' ') : block.text
    })
    .join(' ')
}
