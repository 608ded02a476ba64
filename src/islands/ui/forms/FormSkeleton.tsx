import { Skeleton } from '../Skeleton.tsx';
import '../form-section.css';

/** The skeleton of an admin form while its record loads. */
export function FormSkeleton() {
  return (
    <div className="form-sheet" aria-busy="true">
      {[3, 2, 4].map((fields) => (
        <div key={fields} className="form-section">
          <Skeleton text className="form-skeleton-title" />
          <div className="form-fields">
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} className="form-skeleton-field" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
