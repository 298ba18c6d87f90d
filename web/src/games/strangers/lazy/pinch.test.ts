import { expect, it, vi } from 'vitest'

import { onPinch } from './pinch'

const finger = (type: string, pointerId: number, clientX: number) =>
  Object.assign(new Event(type), { pointerId, pointerType: 'touch', clientX, clientY: 0 })

it('zooms by how much two fingers move apart, and not by one', () => {
  const box = document.createElement('div')
  const zoom = vi.fn<(by: number) => void>()
  const stop = onPinch(box, zoom)
  box.dispatchEvent(finger('pointerdown', 1, 0))
  box.dispatchEvent(finger('pointermove', 1, 10))
  expect(zoom).not.toHaveBeenCalled()
  box.dispatchEvent(finger('pointerdown', 2, 60))
  box.dispatchEvent(finger('pointermove', 2, 110))
  expect(zoom).toHaveBeenLastCalledWith(2)
  box.dispatchEvent(finger('pointerup', 1, 10))
  box.dispatchEvent(finger('pointermove', 2, 200))
  stop()
  box.dispatchEvent(finger('pointerdown', 1, 0))
  expect(zoom).toHaveBeenCalledTimes(1)
})
