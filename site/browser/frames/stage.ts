import type { FrameFinish } from '#contracts/catalog.ts'
import type { FrameDesign } from '#domain/frames/frame.ts'
import type { Open3d } from './show-in-3d.ts'
import { part } from './stage-parts.ts'

/** Data of the product page for its stage: the sizes of the frame by their SKU, and its colors. */
export interface StageData {
  finish: FrameFinish
  sizes: { skuId: number; design: FrameDesign }[]
}

for (const stage of document.querySelectorAll<HTMLElement>('[data-frame-stage]')) enhance(stage)

/** Opens the frame on its stage when asked to: until then nothing of it is loaded. */
function enhance(stage: HTMLElement): void {
  const { finish, sizes } = JSON.parse(part(stage, 'stage-data').textContent) as StageData
  const [opener, closer] = [part(stage, 'open-3d'), part(stage, 'close')]
  let open: Open3d | undefined
  const chosen = () => {
    const size = document.querySelector<HTMLInputElement>('[data-buy] [name=size]:checked')?.value
    return (sizes.find(({ skuId }) => String(skuId) === size) ?? sizes[0])?.design
  }
  const close = () => {
    open?.close()
    open = undefined
    delete stage.dataset['shows']
  }
  const fail = (why: 'no-webgl' | 'not-loaded') => {
    close()
    part(stage, 'failed').textContent =
      part(stage, 'failed').dataset[why === 'no-webgl' ? 'noWebgl' : 'notLoaded'] ?? ''
    opener.focus()
  }
  const show = async () => {
    const design = chosen()
    if (!design || stage.dataset['shows']) return
    part(stage, 'failed').textContent = ''
    if (!hasWebGl()) return fail('no-webgl')
    stage.dataset['shows'] = 'loading'
    try {
      const { showIn3d } = await import('./show-in-3d.ts')
      open = await showIn3d(stage, { design, finish }, () => fail('no-webgl'))
      stage.dataset['shows'] = '3d'
      part(stage, 'canvas').focus({ preventScroll: true })
    } catch {
      fail('not-loaded')
    }
  }
  opener.addEventListener('click', () => void show())
  closer.addEventListener('click', () => {
    close()
    opener.focus()
  })
  document.addEventListener('change', ({ target }) => {
    const design = chosen()
    const isSize = target instanceof HTMLInputElement && target.name === 'size'
    if (open && design && isSize) open.show({ design, finish }).catch(() => fail('not-loaded'))
  })
  part(stage, 'ways').hidden = false
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
