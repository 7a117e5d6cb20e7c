'use client'
import { useAllFormFields, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { t } from '../text.ts'

/** Widths in pixels at which a page is looked at. */
const widths = { phone: 390, desktop: 1280 }
type Device = keyof typeof widths

/**
 * The page beside its form, as the shop renders it. The page itself asks for the values of the form: it says when it is
 * ready, and is sent them with every keystroke.
 */
export function LivePreview() {
  const { appIsReady, iframeRef, isLivePreviewing, shouldRenderIframe, url } = useLivePreviewContext()
  const { id } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const [device, setDevice] = useState<Device>('desktop')
  const [place, scale] = useScale(widths[device])

  useEffect(() => {
    if (!isLivePreviewing || !appIsReady || !url) return
    const data = { ...reduceFieldsToValues(fields, true), id }
    iframeRef.current?.contentWindow?.postMessage({ type: 'payload-live-preview', data }, url)
  }, [appIsReady, fields, id, iframeRef, isLivePreviewing, url])

  if (!shouldRenderIframe || !url) return null
  return (
    <section className="admin-preview" hidden={!isLivePreviewing} aria-label={t('preview.label')}>
      <div className="admin-preview-widths" role="group" aria-label={t('preview.width')}>
        {(Object.keys(widths) as Device[]).map((one) => (
          <button key={one} type="button" aria-pressed={one === device} onClick={() => setDevice(one)}>
            {t(`preview.${one}`)}
          </button>
        ))}
      </div>
      <div className="admin-preview-place" ref={place}>
        <iframe
          ref={iframeRef}
          src={url}
          title={t('preview.page')}
          style={{ width: widths[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

/** How much smaller a page of this width is shown so that it fits its place. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(width)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width || width))
    observer.observe(place.current)
    return () => observer.disconnect()
  })
  return [place, Math.min(1, available / width)] as const
}
