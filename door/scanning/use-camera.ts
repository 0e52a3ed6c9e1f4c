// The camera: which one, its light, and what it reads. The same code is read again only after it was away, or after some
// seconds: a ticket that is held still is one scan.
import { useEffect, useRef, useState } from 'react';
import { openReader } from './read-frame.ts';

const PAUSE_MS = 90;
const AGAIN_MS = 4_000;
const KEY = 'foyer-door-camera';

export type Camera = {
  readonly video: React.RefObject<HTMLVideoElement | null>;
  readonly state: 'off' | 'opening' | 'on' | 'refused';
  readonly cameras: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** Undefined where it has none. */
  readonly light: { readonly on: boolean; readonly toggle: () => void } | undefined;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
};

export function useCamera(onScan: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(true);
  const [state, setState] = useState<Camera['state']>('off');
  const [cameras, setCameras] = useState<Camera['cameras']>([]);
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY) ?? '');
  const [light, setLight] = useState<{ readonly track: MediaStreamTrack; readonly on: boolean }>();
  const scanned = useRef(onScan);
  scanned.current = onScan;
  useEffect(() => {
    if (!wanted) return setState('off');
    const ended = new AbortController();
    setState('opening');
    void openStream(chosen)
      .then(async (stream) => {
        const track = stream.getVideoTracks()[0];
        ended.signal.addEventListener('abort', () => track?.stop());
        if (ended.signal.aborted) return track?.stop();
        setCameras(await listCameras());
        setLight(track && hasLight(track) ? { track, on: false } : undefined);
        setState('on');
        if (video.current)
          await readFrames(video.current, stream, ended.signal, (text) => scanned.current(text));
      })
      .catch(() => !ended.signal.aborted && setState('refused'));
    return () => ended.abort();
  }, [wanted, chosen]);
  return {
    video,
    state,
    cameras,
    chosen,
    choose: (id) => {
      localStorage.setItem(KEY, id);
      setChosen(id);
    },
    light: light && {
      on: light.on,
      toggle: () => {
        const on = !light.on;
        void light.track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
        setLight({ ...light, on });
      },
    },
    turnOn: () => setWanted(true),
    turnOff: () => setWanted(false),
  };
}

function openStream(id: string): Promise<MediaStream> {
  const which = id === '' ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, width: { ideal: 1280 } } });
}

async function listCameras(): Promise<Camera['cameras']> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function hasLight(track: MediaStreamTrack): boolean {
  return 'torch' in (track.getCapabilities?.() ?? {});
}

async function readFrames(
  video: HTMLVideoElement,
  stream: MediaStream,
  ended: AbortSignal,
  onScan: (text: string) => void,
): Promise<void> {
  video.srcObject = stream;
  await video.play();
  const read = await openReader();
  const seen = { text: '', at: 0 };
  while (!ended.aborted) {
    const text = await read(video);
    if (text !== undefined) {
      if (text !== seen.text || Date.now() - seen.at > AGAIN_MS) onScan(text);
      Object.assign(seen, { text, at: Date.now() });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
