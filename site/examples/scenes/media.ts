/** Scenes of Stream, Images and Realtime. */
import { at, gives, HOUR, idOf, inAccount, MINUTE, type Scene, type Scenes, type Stage } from './scene.ts';

/** Somebody joins a meeting: a session is on. */
async function join({ call, params: { app_id, meeting_id } }: Stage): Promise<Stage['params']> {
  const app = { ...inAccount, app_id };
  const meeting =
    meeting_id ?? at(await call('realtimeKit.meetings.create', { ...app, title: 'Standup' }), 'data', 'id');
  const joined = await call('realtimeKit.meetings.addParticipant', {
    ...app,
    meeting_id: meeting,
    custom_participant_id: 'ada',
    preset_name: 'group_call_host',
    name: 'Ada',
  });
  return { ...app, meeting_id: meeting, participant_id: at(joined, 'data', 'id') };
}

const session: Scene = async (stage) => {
  const { call, wait, params } = stage;
  const { participant_id, ...meeting } = await join(stage);
  await wait(MINUTE);
  await call('realtimeKit.activeSession.kickAllParticipants', meeting);
  const session_id = at(
    await call('realtimeKit.sessions.getSessions', { ...inAccount, app_id: params.app_id }),
    'data',
    'sessions',
    0,
    'id',
  );
  return {
    ...('session_id' in params ? { session_id } : {}),
    ...('participant_id' in params ? { participant_id } : {}),
    ...('peer_id' in params ? { peer_id: participant_id } : {}),
  };
};

const live: Scene = async (stage) => {
  const { participant_id } = await join(stage);
  return 'participant_ids' in stage.params ? { participant_ids: [participant_id] } : undefined;
};

const streaming: Scene = async (stage) => {
  const { participant_id: _, ...meeting } = await join(stage);
  const started = await stage.call('realtimeKit.livestreams.startLivestreamingAMeeting', meeting);
  const { params } = stage;
  const sessions = await stage.call('realtimeKit.sessions.getSessions', { ...inAccount, app_id: params.app_id });
  return {
    ...('livestream_id' in params ? { livestream_id: at(started, 'data', 'id') } : {}),
    ...('session_id' in params ? { session_id: at(sessions, 'data', 'sessions', 0, 'id') } : {}),
  };
};

export const mediaScenes: Scenes = [
  [/^realtimeKit\.sessions\.(?!getSessions$)/, session],
  [
    /^realtimeKit\.sessions\.getSessionSummary$/,
    async ({ call, params }) => {
      await call('realtimeKit.sessions.generateSummaryOfTranscripts', params);
      return undefined;
    },
  ],
  [/^realtimeKit\.activeSession\./, live],
  [/^realtimeKit\.activeSession\.kickParticipants$/, gives({ custom_participant_ids: ['ada'] })],
  [/^realtimeKit\.livestreams\.(get(Active|Meeting|Session|LivestreamSessionD)\w*|stop\w*)$/, streaming],
  [
    /^stream\.audioTracks\.(delete|edit)$/,
    async (stage) => ({
      audio_identifier: await idOf(
        stage,
        'stream.audioTracks.copy',
        {
          ...inAccount,
          identifier: stage.params.identifier,
          label: 'Director’s commentary',
          url: 'https://example.com/commentary.mp3',
        },
        'uid',
      ),
    }),
  ],
  [/^stream\.captions\.language\.create$/, gives({ language: 'fr' })],
  [
    /^images\.hosted\.update$/,
    async (stage) => ({ imageId: await idOf(stage, 'images.v2.directUploads.create', inAccount) }),
  ],
  [
    /^realtimeKit\.recordings\.getActiveRecordings$/,
    async (stage) => {
      const { app_id } = stage.params;
      const { participant_id: _, ...meeting } = await join({ ...stage, params: { app_id } });
      await stage.call('realtimeKit.recordings.startRecordings', meeting);
      return { meeting_id: meeting.meeting_id };
    },
  ],
  [
    /^stream\.(downloads\.(create|delete|byType)|captions\.language\.create|clip)/,
    async (stage) => {
      const identifier = await idOf(
        stage,
        'stream.copy.create',
        { ...inAccount, url: 'https://example.com/talk.mp4' },
        'uid',
      );
      await stage.wait(HOUR);
      return stage.name === 'stream.clip.create'
        ? { clippedFromVideoUID: identifier, startTimeSeconds: 0, endTimeSeconds: 10 }
        : { identifier };
    },
  ],
  [
    /^stream\.downloads\.(delete|byType\.delete)$/,
    async ({ call, params: { identifier } }) => {
      await call('stream.downloads.create', { ...inAccount, identifier });
      return undefined;
    },
  ],
  [
    /^images\.sourcingKit\.migrations\.lifecycle\.abort$/,
    async ({ call, params }) => {
      await call('images.sourcingKit.migrations.lifecycle.start', params);
      return undefined;
    },
  ],
];
