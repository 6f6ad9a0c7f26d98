import { type RefObject, useEffect, useState } from 'react'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
type DetectorMaker = new (options: { formats: string[] }) => Detector

/** The browser's built-in barcode detector, if it has one. */
const detectorHere = (): DetectorMaker | undefined =>
  typeof window === 'undefined' ? undefined : (window as { BarcodeDetector?: DetectorMaker }).BarcodeDetector

export const canScan = (): boolean => detectorHere() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia)

const pause = 250
const quietAfter = 3000

/** Reads codes from the camera while `isOn`; the same code is reported again only after a while. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onCode: (code: string) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const Maker = detectorHere()
    if (!isOn || !Maker) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    let last = { code: '', at: 0 }
    const detector = new Maker({ formats: ['qr_code'] })
    const look = async () => {
      const element = video.current
      const found = element?.readyState === 4 ? await detector.detect(element).catch(() => []) : []
      const [code] = found
      if (isOver) return
      const isNew = code && (code.rawValue !== last.code || Date.now() - last.at > quietAfter)
      if (isNew) {
        last = { code: code.rawValue, at: Date.now() }
        onCode(code.rawValue)
      }
      timer = setTimeout(() => void look(), pause)
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened
        const element = video.current
        if (isOver || !element) return
        element.srcObject = opened
        await element.play()
        setProblem(null)
        void look()
      })
      .catch(() => setProblem('We could not use the camera. Type the code below.'))
    return () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [isOn, onCode, video])
  return problem
}
