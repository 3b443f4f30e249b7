// For tests alone: everything that is stored about a person, read at once.
import type { OwnShare, PersonalData } from '../../../src/store/persons.ts'
import type { Store } from '../../../src/store/store.ts'

/** @throws StoreFault */
export async function toldAbout(
  store: Store,
  user: string,
): Promise<Omit<PersonalData, 'walkthroughs'> & { readonly walkthroughs: readonly (OwnShare | null)[] }> {
  const { walkthroughs, ...told } = await store.about(user)
  return { ...told, walkthroughs: await Promise.all(walkthroughs.map(id => store.share(user, id))) }
}
