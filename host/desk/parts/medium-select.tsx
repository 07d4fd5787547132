import inputStyles from '../../ui/form/input.module.css';

interface MediumSelectProps {
  label: string;
  className?: string | undefined;
  media: readonly { uuid: string; name: string }[];
  chosen: string | undefined;
}

/** One of somebody's media. */
export const MediumSelect = ({ label, className, media, chosen }: MediumSelectProps) => (
  <label className={className}>
    {label}
    <select key={chosen} className={inputStyles.input} name="medium" defaultValue={chosen ?? media[0]?.uuid}>
      {media.map(({ uuid, name }) => (
        <option key={uuid} value={uuid}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
