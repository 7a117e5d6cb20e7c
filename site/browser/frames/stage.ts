import type { FrameFinish } from '#contracts/frame-finish.ts'
import type { FrameDesign } from '#domain/frames/frame.ts'
import type { ShownFrame } from './frame-view.ts'
import { part, parts } from './stage-parts.ts'
import type { TryOnTexts } from './try-on.ts'
import { pageQuery } from '#site/shared/page-query.ts'
import { pathHere } from '#site/shared/paths.ts'

/** Data of the product page for its stage: the frame's sizes by their SKUs, its colors, and what is said. */
export interface StageData {
  sizes: { skuIds: number[]; name: string; design: FrameDesign }[]
  colors: { finish: FrameFinish; path: string }[]
  /** Which of the colors the page is of. */
  current: number
  texts: TryOnTexts
}

/** What is open on the stage: it can be given another size or color, and closed. */
interface Open {
  show: (shown: ShownFrame) => Promise<void>
  close: () => void
}

type Failure = 'no-webgl' | 'not-loaded'

for (const stage of document.querySelectorAll<HTMLElement>('[data-frame-stage]')) enhance(stage)

/** Opens the frame on its stage when asked to: until then nothing of it is loaded. */
function enhance(stage: HTMLElement): void {
  const { sizes, colors, current, texts } = JSON.parse(part(stage, 'stage-data').textContent) as StageData
  const [turner, wearer] = [part(stage, 'open-3d'), part(stage, 'open-try-on')]
  let opener = turner
  let open: Open | undefined
  let opening = 0
  let [size, color] = [0, current]

  const shown = (): ShownFrame | undefined => {
    const [{ design } = {}, { finish } = {}] = [sizes[size], colors[color]]
    return design && finish && { design, finish }
  }
  const close = () => {
    opening += 1
    open?.close()
    open = undefined
    delete stage.dataset['shows']
    delete stage.dataset['loading']
  }
  const say = (name: 'failed' | 'problem', sentence: string) => {
    part(stage, name).textContent = sentence
  }
  const fail = (why: Failure, sentence?: string) => {
    close()
    const { noWebgl = '', notLoaded = '' } = part(stage, 'failed').dataset
    say('failed', sentence ?? (why === 'no-webgl' ? noWebgl : notLoaded))
    opener.focus()
  }
  /** Opens what is loaded meanwhile, unless it was closed before that. */
  const present = async (as: '3d' | 'worn', load: (frame: ShownFrame) => Promise<Open>, focus: string) => {
    const frame = shown()
    if (!frame) return
    const mine = (opening += 1)
    Object.assign(stage.dataset, { shows: as, loading: '' })
    try {
      const loaded = await load(frame)
      if (mine !== opening) return loaded.close()
      open = loaded
      delete stage.dataset['loading']
      part(stage, focus).focus({ preventScroll: true })
    } catch {
      if (mine === opening) fail('not-loaded')
    }
  }
  const show3d = () =>
    present(
      '3d',
      async (frame) => {
        const { showIn3d } = await import('./show-in-3d.ts')
        return showIn3d(stage, frame, () => fail('no-webgl'))
      },
      'canvas',
    )
  const wear = async (from: 'camera' | File) => {
    const { fromCamera, fromPhoto, openTryOn, dropped } = await import('./try-on.ts')
    const mine = opening
    say('problem', '')
    const source = await (from === 'camera' ? fromCamera(texts) : fromPhoto(from, texts))
    if (typeof source === 'string') return say('problem', source)
    if (mine !== opening) return dropped(source)
    open?.close()
    open = undefined
    await present(
      'worn',
      async (frame) => {
        const wearable = await openTryOn(stage, source, frame, texts, (sentence) => fail('not-loaded', sentence))
        return { show: wearable.wear, close: wearable.close }
      },
      'close',
    )
  }
  const begin = (button: HTMLElement, then: () => void) =>
    button.addEventListener('click', () => {
      opener = button
      say('failed', '')
      size = Math.max(
        0,
        sizes.findIndex(({ skuIds }) => skuIds.includes(chosenSku())),
      )
      color = current
      drawChoices()
      if (hasWebGl()) then()
      else fail('no-webgl')
    })
  const change = () => {
    drawChoices()
    const frame = shown()
    if (frame) open?.show(frame).catch(() => fail('not-loaded'))
  }
  const drawChoices = () => {
    for (const button of parts(stage, 'size')) button.ariaPressed = String(Number(button.dataset['size']) === size)
    for (const button of parts(stage, 'color')) button.ariaPressed = String(Number(button.dataset['color']) === color)
    for (const link of parts<HTMLAnchorElement>(stage, 'color-page')) {
      link.hidden = color === current
      link.href = pathHere(colors[color]?.path ?? '')
      if (sizes.length > 1) link.search = String(new URLSearchParams({ [pageQuery.size]: sizes[size]?.name ?? '' }))
    }
  }

  begin(turner, () => void show3d())
  begin(wearer, () => {
    stage.dataset['shows'] = 'ask'
    say('problem', '')
    part(stage, 'ask').focus({ preventScroll: true })
  })
  part(stage, 'use-camera').addEventListener('click', () => void wear('camera').catch(() => fail('not-loaded')))
  for (const photo of parts<HTMLInputElement>(stage, 'photo'))
    photo.addEventListener('change', () => {
      const [file] = photo.files ?? []
      // The same one may be chosen again.
      photo.value = ''
      if (file) void wear(file).catch(() => fail('not-loaded'))
    })
  part(stage, 'close').addEventListener('click', () => {
    close()
    opener.focus()
  })
  for (const button of parts(stage, 'size'))
    button.addEventListener('click', () => {
      size = Number(button.dataset['size'])
      if (!choose(sizes[size]?.skuIds ?? [])) change()
    })
  for (const button of parts(stage, 'color'))
    button.addEventListener('click', () => {
      color = Number(button.dataset['color'])
      change()
    })
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'size') return
    size = Math.max(
      0,
      sizes.findIndex(({ skuIds }) => skuIds.includes(chosenSku())),
    )
    if (open) change()
  })
  // A page that the browser keeps for going back would keep the camera too.
  addEventListener('pagehide', close)
  part(stage, 'ways').hidden = false
}

/** Chooses a size to be bought, which changes the stage as well. False where it is not sold or was chosen before. */
function choose(skuIds: readonly number[]): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-buy] [name=size]:enabled')]
  const input = inputs.find(({ value }) => skuIds.includes(Number(value)))
  if (!input || skuIds.includes(chosenSku())) return false
  input.checked = true
  return input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The size that is chosen to be bought. */
function chosenSku(): number {
  return Number(document.querySelector<HTMLInputElement>('[data-buy] [name=size]:checked')?.value)
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
