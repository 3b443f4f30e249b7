import { expect, it } from 'vitest'
import { noFaults } from '../faults/request-faults.ts'
import { emptyGateway } from '../gateway/gateway-state.ts'
import { startDiscord } from '../start-loopback.ts'
import { startOver } from './start-world.ts'

it('starting over calls every fault off, those of requests and those of the gateway', async () => {
  const discord = await startDiscord()
  const { faults, loopback } = discord
  faults.stand('badGateway', true)
  faults.failCallbacks(2, 503)
  faults.failRequest({ method: 'GET', path: /./, status: 401, carriedOut: false })
  faults.failFor(60_000, 502, /./)
  faults.deliverTwice(1)
  faults.loseResumed()
  faults.heartbeatEvery(100)
  faults.answerHeartbeats(false)
  expect(loopback.faults).not.toEqual(noFaults())
  expect(loopback.gateway).not.toEqual(emptyGateway())
  startOver(loopback)
  expect(loopback.faults).toEqual(noFaults())
  expect(loopback.gateway).toEqual(emptyGateway())
  await discord.close()
})
