// Codes in a picture of the camera: by the browser itself where it can, else by the reader that comes with the app.
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** What tickets are printed with, and passes of former systems. */
const FORMATS = ['qr_code', 'aztec', 'code_128'] as const;

/** The text of a code that the camera sees; undefined for none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

export async function openReader(): Promise<ReadFrame> {
  const own = await ownDetector();
  if (own) return async (video) => (await own.detect(video))[0]?.rawValue;
  return bundledReader();
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const known = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return FORMATS.every((format) => known.includes(format))
    ? new BarcodeDetector({ formats: FORMATS })
    : undefined;
}

/** Wide enough for a code at arm's length, and read in some milliseconds. */
const WIDEST = 800;

async function bundledReader(): Promise<ReadFrame> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  prepareZXingModule({ overrides: { locateFile: () => readerFile } });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, WIDEST / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [code] = await readBarcodes(picture, {
      formats: ['QRCode', 'Aztec', 'Code128'],
      maxNumberOfSymbols: 1,
      tryHarder: true,
    });
    return code?.text;
  };
}
