// What cards count or ask for that only the players know. Each has its question in locales/*/asked.json, under its name here.
import { z } from 'zod'
import { MOST_COUNT, name } from './characters.ts'

/** Answered by yes or no. */
export const ASKED_FACTS = [
  'absorbingManIsIceOrMetal',
  'absorbingManIsStoneOrWood',
  'allyUnderIt',
  'attackByYou',
  'attackerIsAerial',
  'bellTowerIsQuiet',
  'cardCondition',
  'cloakInPlay',
  'criminalUnderworldInPlay',
  'discardedEnergy',
  'discardedEnergyOrWild',
  'discardedMental',
  'discardedMentalOrWild',
  'discardedPhysical',
  'discardedPhysicalOrWild',
  'discardedTreachery',
  'encasedInIceNotFound',
  'escapedMutantAttachedToYou',
  'expertMode',
  'firstAttackThisTurn',
  'fourMentalInHand',
  'goblinMinionEngagedWithYou',
  'grimReaperInPlay',
  'handspringNotFound',
  'holdingCellInPlay',
  'inStepTwoWithThunderboltMinionEngagedWithYou',
  'mariaHillInPlay',
  'nothingDiscarded',
  'paidWithEnergy',
  'paidWithMental',
  'paidWithPhysical',
  'paidWithWild',
  'prelateMinionToToughen',
  'psiKnifeYouControl',
  'rulerOfLimboInPlay',
  'sandmanCardDiscarded',
  'sideSchemeInPlay',
  'starIconDiscarded',
  'threeCardsOfOneTypeInHand',
  'twoMentalInHand',
  'villainIsAvalanche',
  'villainIsBlob',
  'villainIsPyro',
  'villainIsToad',
  'villainIsWrecker',
  'youAreAerial',
  'youAreGiant',
  'youAreTiny',
  'youControlPowerStone',
  'absorbingManIsIceOrStone',
  'absorbingManIsMetalOrWood',
  'allVersusAllInPlay',
  'delayCounters5',
  'twoEnergyInHand',
  'villainIsWrecker',
  'yourLeaderTakesIt',
] as const
export type AskedFact = (typeof ASKED_FACTS)[number]

/** Answered by a number. */
export const ASKED_COUNTS = [
  'aimMinionsInVictoryDisplay',
  'atkOfTheAlly',
  'boostIconsDiscarded',
  'boostIconsOfDiscarded',
  'boostIconsRevealed',
  'cardsDiscarded',
  'cardsExhausted',
  'countersOnIt',
  'damageYouPrevent',
  'dronesEngagedWithYou',
  'dronesWithTheNewOne',
  'eliteMinionsInPlay',
  'energyResourcesInHand',
  'facedownEncounterCards',
  'giftCardsYouControl',
  'growthCounters',
  'highestCostYouControl',
  'iconsOnTheCard',
  'mentalResourcesOnCardsYouControl',
  'mostCommonTypeInHand',
  'obligationsInYourPlayArea',
  'otherVillainAtk',
  'otherVillainSch',
  'playersOnYourTeam',
  'printedCost',
  'printedHitPoints',
  'psiKatanasYouControl',
  'recOfYourAlterEgo',
  'resourceIconsDiscarded',
  'resourceTypesDiscarded',
  'resourcesSpent',
  'schemeIconsInPlay',
  'sideSchemes',
  'sideSchemesInVictoryDisplay',
  'skillCounters',
  'superpowersOnMisterSinister',
  'testCounters',
  'threatOnIt',
  'treacheriesDiscarded',
  'tuckedCardsOfItsSet',
  'upgradesOnTheEnemy',
  'upgradesYouControl',
  'versionOfIronheart',
  'villainsUnderRouted',
  'webWarriorCardsYouControl',
  'wildCardsInHand',
] as const
export type AskedCount = (typeof ASKED_COUNTS)[number]

/** Of which characters only the players know that they may be chosen. */
export const CHOSEN_BY = [
  'aerial',
  'android',
  'atMission',
  'avenger',
  'champion',
  'guardian',
  'highestAtk',
  'highestThw',
  'leastThreatOnSideScheme',
  'morlock',
  'namedOnCard',
  'nextInOrder',
  'notElite',
  'prelate',
  'training',
  'webWarrior',
  'xForce',
  'xMen',
] as const

export type ChosenBy = (typeof CHOSEN_BY)[number]

/** What a way of an ability does, in a few words. */
export const WAYS = [
  'boostIcons3',
  'boostCardAndDraw',
  'charmCounter',
  'confused',
  'damage2',
  'discardAlly',
  'discardResource',
  'discardSupport',
  'discardUpgrade',
  'exhaustIdentity',
  'exhaustMilano',
  'none',
  'schAndAtk2',
  'spend1',
  'spendMental',
  'spendPhysical2',
  'threat2',
  'threat2DayOfReckoning',
  'threat2GenePool',
  'threat3AncientRitual',
  'wreckerAtk3',
  'spendEnergy',
  'spendPhysical',
  'drone',
] as const
export type WayName = (typeof WAYS)[number]

const codes = z.array(name).min(1).max(10)

export const askedFactSchema = z
  .strictObject({
    asks: z.enum(ASKED_FACTS),
    villain: codes.optional().describe('It is so if the villain is one of these cards.'),
    inPlay: codes.optional().describe('It is so if one of these cards is in play.'),
  })
  .describe(
    'A condition that only the players know: they are asked when the effect is applied, unless the cards at the table say it.',
  )
export type AskedCondition = z.infer<typeof askedFactSchema>

export const askedCountSchema = z
  .strictObject({
    asks: z.enum(ASKED_COUNTS),
    per: z.int().min(1).max(MOST_COUNT).optional().describe('So much for each; left out, 1.'),
    plus: z.int().min(-MOST_COUNT).max(MOST_COUNT).optional(),
    max: z.int().min(1).max(MOST_COUNT).optional().describe('At most so much in all.'),
  })
  .describe('A count that only the players know: they are asked when the effect is applied.')
export type AskedAmount = z.infer<typeof askedCountSchema>
